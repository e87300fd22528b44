import type { Migration } from '../migration.ts'

const column = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

/** Where the money of each client of a case comes from. */
export const fundsStep: Migration = {
  number: 61,
  name: 'source of funds',
  sql: `
    CREATE TABLE funds_statements (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      conveyance_id TEXT ${column('conveyance_id')}, contact_id TEXT ${column('contact_id')},
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX funds_statements_case ON funds_statements (conveyance_id, id);
    CREATE INDEX funds_statements_contact ON funds_statements (contact_id);
  `,
}
