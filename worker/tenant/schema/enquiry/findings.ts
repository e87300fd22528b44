import type { Migration } from '../migration.ts'

export const findingsStep: Migration = {
  number: 94,
  name: 'findings in the documents of cases',
  sql: `
    CREATE TABLE case_findings (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
  `,
}
