import type { Migration } from '../migration.ts'
import { whatsappTables } from '../whatsapp/threads.ts'

export const trackedEmailsStep: Migration = {
  number: 50,
  name: 'emails and WhatsApp messages that arrive',
  sql: `
    CREATE TABLE tracked_emails (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      fingerprint TEXT GENERATED ALWAYS AS (json_extract(doc, '$.fingerprint')) STORED,
      message_id TEXT GENERATED ALWAYS AS (json_extract(doc, '$.message_id')) STORED,
      from_address TEXT GENERATED ALWAYS AS (lower(json_extract(doc, '$.from.address'))) STORED,
      filed_id TEXT GENERATED ALWAYS AS (json_extract(doc, '$.filing.id')) STORED,
      at TEXT GENERATED ALWAYS AS (json_extract(doc, '$.at')) STORED,
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE UNIQUE INDEX tracked_emails_fingerprint ON tracked_emails (fingerprint);
    CREATE INDEX tracked_emails_message ON tracked_emails (message_id);
    CREATE INDEX tracked_emails_from ON tracked_emails (from_address, id);
    CREATE INDEX tracked_emails_filed ON tracked_emails (filed_id, at, id);
    CREATE TABLE email_suggestions (
      target_id TEXT NOT NULL, email_id TEXT NOT NULL,
      PRIMARY KEY (target_id, email_id)) WITHOUT ROWID;
    CREATE INDEX email_suggestions_email ON email_suggestions (email_id);
    ${whatsappTables}  `,
}
