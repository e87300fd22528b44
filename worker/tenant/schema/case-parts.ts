import type { Migration } from './migration.ts'

const storedColumn = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

/** A table of records that belong to cases. */
const ofCases = (table: string) => `
  CREATE TABLE ${table} (
    id TEXT PRIMARY KEY, version INTEGER NOT NULL, conveyance_id TEXT ${storedColumn('conveyance_id')},
    shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
  CREATE INDEX ${table}_case ON ${table} (conveyance_id, id);
`

/** A table with one record for each case, under the id of the case. */
const oneForEachCase = (table: string) => `
  CREATE TABLE ${table} (
    id TEXT PRIMARY KEY, version INTEGER NOT NULL, shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
`

export const casePartsStep: Migration = {
  number: 40,
  name: 'notes, orders, titles and chains of cases',
  sql: [
    ...['case_notes', 'case_orders'].map(ofCases),
    ...['case_titles', 'case_chains'].map(oneForEachCase),
  ].join(''),
}
