import type { Migration } from './migration.ts'

const storedColumn = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

export const listsStep: Migration = {
  number: 8,
  name: 'saved views',
  sql: `
    CREATE TABLE saved_views (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      list TEXT ${storedColumn('list')}, owner_id TEXT ${storedColumn('owner.id')},
      shared INTEGER ${storedColumn('shared')}, position INTEGER ${storedColumn('position')}, doc TEXT NOT NULL);
    CREATE INDEX saved_views_owner ON saved_views (list, owner_id);
    CREATE INDEX saved_views_shared ON saved_views (list, shared);
  `,
}
