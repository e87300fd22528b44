import type { Migration } from './migration.ts'

export const sendingStep: Migration = {
  number: 28,
  name: 'messages claimed before they are sent',
  sql: `
    ALTER TABLE outbox ADD COLUMN fence TEXT;
    ALTER TABLE outbox ADD COLUMN repeatable INTEGER NOT NULL DEFAULT 0;
  `,
}
