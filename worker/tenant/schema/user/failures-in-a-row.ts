import type { Migration } from '../migration.ts'

export const failuresInARowStep: Migration = {
  number: 88,
  name: 'failures to sign in, in a row',
  sql: `
    CREATE TABLE failures_in_a_row (
      of TEXT PRIMARY KEY, account TEXT NOT NULL, count INTEGER NOT NULL, at TEXT NOT NULL)
      WITHOUT ROWID;
    CREATE INDEX failures_in_a_row_account ON failures_in_a_row (account);
    CREATE INDEX failures_in_a_row_at ON failures_in_a_row (at);
  `,
}
