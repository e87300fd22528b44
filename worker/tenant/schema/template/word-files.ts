import type { Migration } from '#tenant/schema/migration'

export const wordFilesStep: Migration = {
  number: 63,
  name: 'Word files of templates',
  sql: `
    CREATE TABLE template_files (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL, shape INTEGER NOT NULL DEFAULT 1,
      created_at TEXT GENERATED ALWAYS AS (json_extract(doc, '$.created_at')) STORED,
      doc TEXT NOT NULL);
    CREATE INDEX template_files_created ON template_files (created_at);
  `,
}
