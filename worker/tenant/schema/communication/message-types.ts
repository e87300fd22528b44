import type { Migration } from '../migration.ts'

/** Messages by the event that sent them, for its figures. */
export const messageTypesStep: Migration = {
  number: 84,
  name: 'messages by type',
  sql: `
    CREATE INDEX messages_type
      ON messages (json_extract(doc, '$.type'), json_extract(doc, '$.created_at'), status);
  `,
}
