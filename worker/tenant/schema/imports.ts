import type { Migration } from './migration.ts'

/** Imports, the outcome of each row, and the keys that identify a row imported before. */
export const importsStep: Migration = {
  number: 13,
  name: 'imports',
  sql: `
    CREATE TABLE imports (
      id TEXT PRIMARY KEY, kind TEXT NOT NULL, by_id TEXT NOT NULL, dry INTEGER NOT NULL,
      begun_at TEXT NOT NULL, doc TEXT NOT NULL);
    CREATE INDEX imports_by ON imports (by_id, kind, dry, id);
    CREATE INDEX imports_dry ON imports (dry, begun_at);
    CREATE TABLE import_chunks (
      import_id TEXT NOT NULL REFERENCES imports ON DELETE RESTRICT,
      first INTEGER NOT NULL, rows INTEGER NOT NULL, hash TEXT NOT NULL, counts TEXT NOT NULL,
      PRIMARY KEY (import_id, first)) WITHOUT ROWID;
    CREATE TABLE import_rows (
      import_id TEXT NOT NULL REFERENCES imports ON DELETE RESTRICT,
      line INTEGER NOT NULL, outcome TEXT NOT NULL, key TEXT, record_id TEXT, doc TEXT,
      PRIMARY KEY (import_id, line)) WITHOUT ROWID;
    CREATE INDEX import_rows_outcome ON import_rows (import_id, outcome, line);
    CREATE INDEX import_rows_key ON import_rows (import_id, key, line);
    CREATE TABLE import_keys (
      kind TEXT NOT NULL, key TEXT NOT NULL, record_id TEXT NOT NULL,
      PRIMARY KEY (kind, key)) WITHOUT ROWID;
  `,
}
