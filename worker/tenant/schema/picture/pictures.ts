import type { Migration } from '../migration.ts'

/** Photos of staff and logos of agencies, each with whose it is. */
export const picturesStep: Migration = {
  number: 78,
  name: 'pictures of people and agencies',
  sql: `
    CREATE TABLE pictures (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
  `,
}
