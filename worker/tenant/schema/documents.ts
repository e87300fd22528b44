import type { Migration } from './migration.ts'

const tables = [
  'settings',
  'roles',
  'users',
  'messages',
  'outbox',
  'contacts',
  'agencies',
  'branches',
  'negotiators',
  'fee_scales',
  'quote_cases',
  'conveyances',
  'plans',
  'workflows',
  'saved_views',
  'leads',
  'calls',
  'visits',
  'imports',
  'import_chunks',
  'import_rows',
]

/** The shape of each stored document, and the rows whose documents cannot be parsed. */
export const documentsStep: Migration = {
  number: 19,
  name: 'shapes of documents, rows set aside',
  sql: `
    ${tables.map((table) => `ALTER TABLE ${table} ADD COLUMN shape INTEGER NOT NULL DEFAULT 1;`).join('\n')}
    CREATE TABLE set_aside (
      table_name TEXT NOT NULL, id TEXT NOT NULL, reason TEXT NOT NULL, found_at TEXT NOT NULL,
      PRIMARY KEY (table_name, id)) WITHOUT ROWID;
  `,
}
