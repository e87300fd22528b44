import type { Migration } from '../migration.ts'

export const deadlinesStep: Migration = {
  number: 86,
  name: 'deadlines of the calendar',
  sql: `
    CREATE INDEX timed_dates_deadlines ON timed_dates (day, conveyance_id, item)
      WHERE name = 'conveyance.key-date-passed' AND emitted_at IS NULL;
  `,
}
