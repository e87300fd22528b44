import type { Migration } from '../migration.ts'

export const signatureRemindersStep: Migration = {
  number: 54,
  name: 'reminders of requests to sign that are due',
  sql: `
    CREATE TABLE signature_reminders (
      request_id TEXT NOT NULL, stage TEXT NOT NULL, at TEXT NOT NULL,
      PRIMARY KEY (request_id, stage)) WITHOUT ROWID;
    CREATE INDEX signature_reminders_at ON signature_reminders (at);
  `,
}
