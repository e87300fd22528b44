import type { Migration } from './migration.ts'

export const timedDatesStep: Migration = {
  number: 39,
  name: 'what the clock is to say of cases',
  sql: `
    CREATE TABLE timed_dates (
      conveyance_id TEXT NOT NULL, name TEXT NOT NULL, item TEXT NOT NULL, day TEXT NOT NULL,
      fires_at TEXT NOT NULL, emitted_at TEXT,
      PRIMARY KEY (conveyance_id, name, item, day)) WITHOUT ROWID;
    CREATE INDEX timed_dates_due ON timed_dates (fires_at, conveyance_id, name, item)
      WHERE emitted_at IS NULL;
    CREATE TABLE timed_counts (
      user_id TEXT NOT NULL, name TEXT NOT NULL, count INTEGER NOT NULL,
      PRIMARY KEY (user_id, name)) WITHOUT ROWID;
    CREATE TABLE cases_without_clock (id TEXT PRIMARY KEY) WITHOUT ROWID;
    INSERT INTO cases_without_clock
      SELECT id FROM conveyance_keys WHERE status NOT IN ('aborted', 'closed', 'archived');
  `,
}
