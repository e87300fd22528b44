import type { Migration } from '../migration.ts'

/** The files of reports of suspicion, which no list, search or check of stored records reads. */
export const suspicionsStep: Migration = {
  number: 99,
  name: 'reports of suspicion',
  sql: `
    CREATE TABLE suspicions (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
  `,
}
