import type { Migration } from '../migration.ts'

export const liveQueueStep: Migration = {
  number: 95,
  name: 'open enquiries by the day on which they are due',
  sql: `
    CREATE INDEX case_enquiries_due ON case_enquiries (COALESCE(due_on, '9999-12-31'), id)
      WHERE status NOT IN ('accepted', 'withdrawn', 'covered_by_indemnity');
  `,
}
