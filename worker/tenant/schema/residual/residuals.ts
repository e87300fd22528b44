import type { Migration } from '../migration.ts'

export const residualsStep: Migration = {
  number: 92,
  name: 'what was done about money left over',
  sql: `
    CREATE TABLE residuals (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
  `,
}
