import type { Migration } from './migration.ts'

export const devicesStep: Migration = {
  number: 34,
  name: 'devices that sign in, and the grace before a second factor',
  sql: `
    CREATE TABLE devices (
      id TEXT PRIMARY KEY, token_hash TEXT NOT NULL,
      user_id TEXT NOT NULL REFERENCES users ON DELETE RESTRICT,
      name TEXT, network TEXT NOT NULL, added_at TEXT NOT NULL, seen_at TEXT NOT NULL,
      remembered_until TEXT) WITHOUT ROWID;
    CREATE UNIQUE INDEX devices_of ON devices (user_id, token_hash);
    CREATE TABLE factor_graces (
      user_id TEXT PRIMARY KEY REFERENCES users ON DELETE RESTRICT, began_at TEXT NOT NULL)
      WITHOUT ROWID;
  `,
}
