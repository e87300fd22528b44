import type { Migration } from '../migration.ts'

/** Where an email is that is not found by its id alone: by IMAP its folder and number. */
export const mailPlacesStep: Migration = {
  number: 71,
  name: 'places of emails in mailboxes',
  sql: 'ALTER TABLE mailbox_items ADD COLUMN place TEXT;',
}
