import type { Migration } from '../migration.ts'

const column = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

/** The client and matter risk of each case. */
export const riskAssessmentsStep: Migration = {
  number: 72,
  name: 'risk assessments',
  sql: `
    CREATE TABLE risk_assessments (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      conveyance_id TEXT ${column('conveyance_id')}, status TEXT ${column('status')},
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE UNIQUE INDEX risk_assessments_case ON risk_assessments (conveyance_id);
    CREATE INDEX risk_assessments_waiting ON risk_assessments (status, conveyance_id)
      WHERE status <> 'current';
  `,
}
