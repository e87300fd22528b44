import type { Migration } from '#tenant/schema/migration'

const column = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

export const templatesStep: Migration = {
  number: 43,
  name: 'versions of templates',
  sql: `
    CREATE TABLE templates (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL, shape INTEGER NOT NULL DEFAULT 1,
      family TEXT ${column('family')}, key TEXT ${column('key')}, number INTEGER ${column('number')},
      status TEXT ${column('status')}, doc TEXT NOT NULL);
    CREATE UNIQUE INDEX templates_number ON templates (family, key, number);
  `,
}
