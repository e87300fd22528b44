import type { Migration } from './migration.ts'

/** Whose work an event was, for those who were away when it was told, and the order in which events are told. */
export const hearingStep: Migration = {
  number: 7,
  name: 'events of one person, order of what leaves',
  sql: `
    CREATE TABLE event_people (
      user_id TEXT NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (user_id, seq)) WITHOUT ROWID;
    CREATE INDEX outbox_kind ON outbox (kind) WHERE dead_at IS NULL;
  `,
}
