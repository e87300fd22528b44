import type { Migration } from '../migration.ts'

export const uploadsStep: Migration = {
  number: 46,
  name: 'uploads and the searched text of documents',
  sql: `
    CREATE TABLE uploads (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      due_at TEXT GENERATED ALWAYS AS (json_extract(doc, '$.expires_at')) STORED,
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX uploads_due ON uploads (due_at);
    CREATE TABLE document_texts (
      document_id TEXT PRIMARY KEY, plain TEXT NOT NULL, words TEXT NOT NULL);
  `,
}
