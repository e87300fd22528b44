import type { Migration } from '../migration.ts'

const column = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

/** The register of requests for personal data. */
export const dataRequestsStep: Migration = {
  number: 96,
  name: 'data requests',
  sql: `
    CREATE TABLE data_requests (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      contact_id TEXT ${column('contact_id')}, status TEXT ${column('status')},
      due_on TEXT ${column('due_on')},
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX data_requests_contact ON data_requests (contact_id, id);
    CREATE INDEX data_requests_due ON data_requests (status, due_on, id);
  `,
}
