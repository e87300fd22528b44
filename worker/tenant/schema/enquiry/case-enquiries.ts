import type { Migration } from '../migration.ts'

export const caseEnquiriesStep: Migration = {
  number: 49,
  name: 'enquiries of cases',
  sql: `
    CREATE TABLE case_enquiries (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      conveyance_id TEXT GENERATED ALWAYS AS (json_extract(doc, '$.conveyance_id')) STORED,
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX case_enquiries_case ON case_enquiries (conveyance_id, id);
  `,
}
