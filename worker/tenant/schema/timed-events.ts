import type { Migration } from './migration.ts'

export const timedEventsStep: Migration = {
  number: 18,
  name: 'timed events that were emitted',
  sql: `
    CREATE TABLE timed_events (
      name TEXT NOT NULL, key TEXT NOT NULL, at TEXT NOT NULL,
      PRIMARY KEY (name, key)) WITHOUT ROWID;
  `,
}
