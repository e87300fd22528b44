import type { Migration } from '../migration.ts'

/** Mail names a lead by its number. */
export const leadNumbersStep: Migration = {
  number: 87,
  name: 'numbers of leads',
  sql: `CREATE INDEX leads_number ON leads (doc ->> 'number');`,
}
