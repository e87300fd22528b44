import type { Migration } from './migration.ts'

/** The users whom an event concerns, to replay missed events, and the order of the outbox. */
export const eventPeopleStep: Migration = {
  number: 7,
  name: 'events of one person, order of what leaves',
  sql: `
    CREATE TABLE event_people (
      user_id TEXT NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (user_id, seq)) WITHOUT ROWID;
    CREATE INDEX outbox_kind ON outbox (kind) WHERE dead_at IS NULL;
  `,
}
