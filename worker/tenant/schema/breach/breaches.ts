import type { Migration } from '../migration.ts'

const column = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

/** The register of breaches, and who owns the companies of cases. */
export const breachesStep: Migration = {
  number: 100,
  name: 'breaches and owners of companies',
  sql: `
    CREATE TABLE breaches (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      number INTEGER ${column('number')}, status TEXT ${column('status')}, due_on TEXT ${column('due_on')},
      kind TEXT ${column('kind')}, source TEXT ${column('source')},
      conveyance_id TEXT ${column('conveyance.id')},
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX breaches_due ON breaches (status, due_on, id);
    CREATE UNIQUE INDEX breaches_source ON breaches (source) WHERE source IS NOT NULL;
    CREATE TABLE case_ownerships (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      conveyance_id TEXT ${column('conveyance_id')},
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX case_ownerships_case ON case_ownerships (conveyance_id, id);
  `,
}
