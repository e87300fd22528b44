import type { Migration } from '../migration.ts'

export const mailboxesStep: Migration = {
  number: 67,
  name: 'mailboxes that are read',
  sql: `
    CREATE TABLE mailboxes (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      address TEXT GENERATED ALWAYS AS (lower(json_extract(doc, '$.address'))) STORED,
      owner_id TEXT GENERATED ALWAYS AS (json_extract(doc, '$.owner.id')) STORED,
      state TEXT GENERATED ALWAYS AS (json_extract(doc, '$.state')) STORED,
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE UNIQUE INDEX mailboxes_address ON mailboxes (address);
    CREATE INDEX mailboxes_owner ON mailboxes (owner_id);
    CREATE TABLE mailbox_syncs (
      id TEXT PRIMARY KEY, due_at TEXT, behind_at TEXT,
      subscription_id TEXT GENERATED ALWAYS AS (json_extract(doc, '$.subscription.id')) STORED,
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX mailbox_syncs_due ON mailbox_syncs (due_at);
    CREATE INDEX mailbox_syncs_subscription ON mailbox_syncs (subscription_id);
    CREATE TABLE mailbox_tokens (mailbox_id TEXT PRIMARY KEY, sealed TEXT NOT NULL);
    CREATE TABLE mailbox_folders (
      mailbox_id TEXT NOT NULL, folder_id TEXT NOT NULL, name TEXT NOT NULL,
      total INTEGER NOT NULL, cursor TEXT, checked_at TEXT, imported_at TEXT,
      PRIMARY KEY (mailbox_id, folder_id)) WITHOUT ROWID;
    CREATE TABLE mailbox_items (
      mailbox_id TEXT NOT NULL, item_id TEXT NOT NULL, state TEXT NOT NULL,
      reason TEXT, subject TEXT NOT NULL DEFAULT '', received_at TEXT NOT NULL,
      is_import INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, due_at TEXT,
      PRIMARY KEY (mailbox_id, item_id)) WITHOUT ROWID;
    CREATE INDEX mailbox_items_state ON mailbox_items (mailbox_id, state, received_at);
  `,
}
