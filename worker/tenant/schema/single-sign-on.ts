import type { Migration } from './migration.ts'

export const singleSignOnStep: Migration = {
  number: 36,
  name: 'single sign-on',
  sql: `
    CREATE TABLE single_sign_on_links (
      issuer TEXT NOT NULL, subject TEXT NOT NULL,
      user_id TEXT NOT NULL REFERENCES users ON DELETE RESTRICT,
      linked_at TEXT NOT NULL, used_at TEXT NOT NULL,
      PRIMARY KEY (issuer, subject)) WITHOUT ROWID;
    CREATE UNIQUE INDEX single_sign_on_links_user ON single_sign_on_links (user_id, issuer);
    CREATE TABLE used_sign_in_states (state_hash TEXT PRIMARY KEY, at TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX used_sign_in_states_at ON used_sign_in_states (at);
  `,
}
