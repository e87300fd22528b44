import type { Migration } from '../migration.ts'

/** The sanctions list with an index of its names, and what was decided about possible matches. */
export const sanctionsStep: Migration = {
  number: 65,
  name: 'sanctions list',
  sql: `
    CREATE TABLE sanctions_lists (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE TABLE sanctions_entries (
      list TEXT NOT NULL, key TEXT NOT NULL, doc TEXT NOT NULL,
      PRIMARY KEY (list, key)) WITHOUT ROWID;
    CREATE TABLE sanctions_words (
      list TEXT NOT NULL, word TEXT NOT NULL, key TEXT NOT NULL,
      PRIMARY KEY (list, word, key)) WITHOUT ROWID;
    CREATE TABLE sanctions_judgements (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      conveyance_id TEXT GENERATED ALWAYS AS (json_extract(doc, '$.conveyance_id')) STORED,
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX sanctions_judgements_case ON sanctions_judgements (conveyance_id, id);
    CREATE TABLE sanctions_told (
      conveyance_id TEXT NOT NULL, match TEXT NOT NULL,
      PRIMARY KEY (conveyance_id, match)) WITHOUT ROWID;
  `,
}
