import type { Migration } from '../migration.ts'

/** By what a message that left its author's mailbox is known when that mailbox is read. */
export const sentFromMailboxesStep: Migration = {
  number: 79,
  name: 'messages that left the mailboxes of their authors',
  sql: `
    ALTER TABLE messages ADD COLUMN draft_id TEXT
      GENERATED ALWAYS AS (json_extract(doc, '$.route.draft_id')) VIRTUAL;
    ALTER TABLE messages ADD COLUMN mailed_as TEXT
      GENERATED ALWAYS AS (json_extract(doc, '$.route.message_id')) VIRTUAL;
    CREATE INDEX messages_draft ON messages (draft_id) WHERE draft_id IS NOT NULL;
    CREATE INDEX messages_mailed_as ON messages (mailed_as) WHERE mailed_as IS NOT NULL;
  `,
}
