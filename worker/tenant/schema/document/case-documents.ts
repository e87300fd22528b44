import type { Migration } from '../migration.ts'

const stored = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

export const caseDocumentsStep: Migration = {
  number: 45,
  name: 'documents of cases and quotes',
  sql: `
    CREATE TABLE documents (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL, subject_kind TEXT ${stored('subject_kind')},
      subject_id TEXT ${stored('subject_id')}, key TEXT ${stored('versions[0].key')},
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX documents_subject ON documents (subject_id, id);
    CREATE UNIQUE INDEX documents_key ON documents (subject_id, key);
    ALTER TABLE files ADD COLUMN document_id TEXT;
  `,
}
