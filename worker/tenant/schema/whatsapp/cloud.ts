import type { Migration } from '../migration.ts'

/** The platform's ids of WhatsApp messages, and what it reported of each. */
export const whatsappCloudStep: Migration = {
  number: 69,
  name: 'WhatsApp Cloud API',
  sql: `
    CREATE TABLE whatsapp_receipts (
      provider_id TEXT PRIMARY KEY, message_id TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX whatsapp_receipts_message ON whatsapp_receipts (message_id);
    CREATE TABLE whatsapp_statuses (
      provider_id TEXT NOT NULL, status TEXT NOT NULL, at TEXT NOT NULL, code INTEGER, reason TEXT,
      number TEXT NOT NULL, category TEXT, month TEXT NOT NULL,
      PRIMARY KEY (provider_id, status)) WITHOUT ROWID;
    CREATE INDEX whatsapp_statuses_month ON whatsapp_statuses (month, number, category);
  `,
}
