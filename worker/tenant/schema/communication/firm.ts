import type { Migration } from '../migration.ts'

export const firmCommunicationsStep: Migration = {
  number: 44,
  name: 'communications of the firm, versions of the matrix',
  sql: `
    CREATE TABLE communications (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL, shape INTEGER NOT NULL DEFAULT 1,
      type TEXT GENERATED ALWAYS AS (json_extract(doc, '$.type')) STORED,
      status TEXT GENERATED ALWAYS AS (json_extract(doc, '$.status')) STORED,
      doc TEXT NOT NULL);
    CREATE INDEX communications_type ON communications (type, status);
    CREATE TABLE communication_versions (
      id TEXT NOT NULL, version INTEGER NOT NULL, shape INTEGER NOT NULL DEFAULT 1,
      doc TEXT NOT NULL, PRIMARY KEY (id, version)) WITHOUT ROWID;
    CREATE TABLE communication_matrices (
      version INTEGER PRIMARY KEY, shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    ALTER TABLE messages ADD COLUMN communication_id TEXT
      GENERATED ALWAYS AS (json_extract(doc, '$.communication.id')) VIRTUAL;
    CREATE INDEX messages_communication ON messages (communication_id, id)
      WHERE communication_id IS NOT NULL;
  `,
}
