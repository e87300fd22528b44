import type { Migration } from '../migration.ts'

export const interestStep: Migration = {
  number: 91,
  name: 'interest to clients',
  sql: `
    CREATE TABLE interest (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      conveyance_id TEXT GENERATED ALWAYS AS (json_extract(doc, '$.conveyance_id')) STORED,
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX interest_case ON interest (conveyance_id, id);
  `,
}
