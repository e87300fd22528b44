import type { Migration } from '../migration.ts'

const column = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

/** The identity check of each person of a case. */
export const identityChecksStep: Migration = {
  number: 60,
  name: 'identity checks',
  sql: `
    CREATE TABLE identity_checks (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      conveyance_id TEXT ${column('conveyance_id')}, contact_id TEXT ${column('contact_id')},
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX identity_checks_case ON identity_checks (conveyance_id, id);
    CREATE INDEX identity_checks_contact ON identity_checks (contact_id);
  `,
}
