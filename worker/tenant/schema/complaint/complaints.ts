import type { Migration } from '../migration.ts'

const column = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

/** The register of complaints. */
export const complaintsStep: Migration = {
  number: 75,
  name: 'complaints',
  sql: `
    CREATE TABLE complaints (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      conveyance_id TEXT ${column('conveyance_id')}, status TEXT ${column('status')},
      due_on TEXT ${column('due_on')}, handler TEXT ${column('handler.id')},
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX complaints_case ON complaints (conveyance_id, id);
    CREATE INDEX complaints_due ON complaints (status, due_on, id);
    CREATE INDEX complaints_handler ON complaints (handler, status, due_on);
  `,
}
