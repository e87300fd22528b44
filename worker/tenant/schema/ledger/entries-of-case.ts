import type { Migration } from '../migration.ts'

export const entriesOfCaseStep: Migration = {
  number: 62,
  name: 'the postings that touched a case, also those of another one',
  sql: `
    CREATE INDEX ledger_entries_case ON ledger_entries (conveyance_id, n);
  `,
}
