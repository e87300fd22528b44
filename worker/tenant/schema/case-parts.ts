import type { Migration } from './migration.ts'

const storedColumn = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

/** A table of records that belong to cases. */
const ofCases = (table: string) => `
  CREATE TABLE ${table} (
    id TEXT PRIMARY KEY, version INTEGER NOT NULL, conveyance_id TEXT ${storedColumn('conveyance_id')},
    shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
  CREATE INDEX ${table}_case ON ${table} (conveyance_id, id);
`

export const casePartsStep: Migration = {
  number: 42,
  name: 'notes of cases',
  sql: ofCases('case_notes'),
}
