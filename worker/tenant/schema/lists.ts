import type { Migration } from './migration.ts'

const kept = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

export const listsStep: Migration = {
  number: 8,
  name: 'saved views',
  sql: `
    CREATE TABLE saved_views (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      list TEXT ${kept('list')}, owner_id TEXT ${kept('owner.id')},
      shared INTEGER ${kept('shared')}, position INTEGER ${kept('position')}, doc TEXT NOT NULL);
    CREATE INDEX saved_views_owner ON saved_views (list, owner_id);
    CREATE INDEX saved_views_shared ON saved_views (list, shared);
  `,
}
