import type { Migration } from '../migration.ts'

const stored = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

/** What somebody has begun to write: one of each kind about a record. */
export const messageDraftsStep: Migration = {
  number: 90,
  name: 'drafts of messages',
  sql: `
    CREATE TABLE message_drafts (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      user_id TEXT ${stored('user.id')}, record_id TEXT ${stored('record.id')},
      way TEXT ${stored('way')}, email_id TEXT ${stored('email_id')},
      ended_at TEXT ${stored('ended.at')}, saved_at TEXT ${stored('saved_at')},
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX message_drafts_of ON message_drafts (user_id, record_id, ended_at, saved_at);
  `,
}
