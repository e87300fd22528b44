import type { Migration } from '../migration.ts'

/** The beginning of each recipient's number, by which a country has a price. */
export const whatsappCountriesStep: Migration = {
  number: 81,
  name: 'countries of WhatsApp messages',
  sql: "ALTER TABLE whatsapp_statuses ADD COLUMN country TEXT NOT NULL DEFAULT ''",
}
