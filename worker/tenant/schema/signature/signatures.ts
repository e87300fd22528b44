import type { Migration } from '../migration.ts'

export const signaturesStep: Migration = {
  number: 47,
  name: 'requests to sign documents of cases',
  sql: `
    CREATE TABLE signature_requests (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      conveyance_id TEXT GENERATED ALWAYS AS (json_extract(doc, '$.conveyance_id')) STORED,
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX signature_requests_case ON signature_requests (conveyance_id, id);
  `,
}
