import type { Migration } from '../migration.ts'

const column = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

/** What is known of each receipt of client money, and of gifts that wait in suspense. */
export const fundsReceiptsStep: Migration = {
  number: 98,
  name: 'receipts and the source of funds',
  sql: `
    CREATE TABLE funds_receipts (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      conveyance_id TEXT ${column('conveyance_id')}, suspense INTEGER ${column('suspense')},
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX funds_receipts_case ON funds_receipts (conveyance_id, id);
    CREATE INDEX funds_receipts_suspense ON funds_receipts (suspense) WHERE suspense IS NOT NULL;
  `,
}
