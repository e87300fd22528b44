import type { Migration } from './migration.ts'

export const secondFactorsStep: Migration = {
  number: 26,
  name: 'second factors of signing in',
  sql: `
    ALTER TABLE sessions ADD COLUMN device TEXT;
    CREATE TABLE authenticators (
      user_id TEXT NOT NULL REFERENCES users ON DELETE RESTRICT, is_confirmed INTEGER NOT NULL,
      sealed TEXT NOT NULL, last_step INTEGER NOT NULL, added_at TEXT NOT NULL, used_at TEXT,
      PRIMARY KEY (user_id, is_confirmed)) WITHOUT ROWID;
    CREATE TABLE recovery_codes (
      user_id TEXT NOT NULL REFERENCES users ON DELETE RESTRICT, code_hash TEXT NOT NULL,
      created_at TEXT NOT NULL, used_at TEXT, PRIMARY KEY (user_id, code_hash)) WITHOUT ROWID;
    CREATE TABLE pending_sign_ins (
      token_hash TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users ON DELETE RESTRICT,
      audience TEXT, tries INTEGER NOT NULL DEFAULT 0, expires_at TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX pending_sign_ins_end ON pending_sign_ins (expires_at);
  `,
}
