import type { Migration } from './migration.ts'

export const passkeysStep: Migration = {
  number: 33,
  name: 'passkeys',
  sql: `
    CREATE TABLE passkeys (
      id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users ON DELETE RESTRICT,
      rp_id TEXT NOT NULL, public_key TEXT NOT NULL, counter INTEGER NOT NULL,
      transports TEXT NOT NULL, aaguid TEXT NOT NULL, name TEXT NOT NULL,
      added_at TEXT NOT NULL, used_at TEXT) WITHOUT ROWID;
    CREATE INDEX passkeys_user ON passkeys (user_id, added_at);
    CREATE TABLE passkey_challenges (
      challenge_hash TEXT PRIMARY KEY, purpose TEXT NOT NULL, holder TEXT NOT NULL,
      expires_at TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX passkey_challenges_end ON passkey_challenges (expires_at);
  `,
}
