import type { Migration } from './migration.ts'

const virtualColumn = (path: string, fallback?: string) =>
  `GENERATED ALWAYS AS (${fallback === undefined ? `json_extract(doc, '$.${path}')` : `coalesce(json_extract(doc, '$.${path}'), '${fallback}')`}) VIRTUAL`

export const feeScalesStep: Migration = {
  number: 10,
  name: 'fee scales of agencies, and their drafts',
  sql: `
    ALTER TABLE fee_scales ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE fee_scales ADD COLUMN state TEXT ${virtualColumn('state', 'published')};
    ALTER TABLE fee_scales ADD COLUMN agency_id TEXT ${virtualColumn('agency.id')};
    CREATE INDEX fee_scales_agency ON fee_scales (agency_id, state, valid_from);
  `,
}
