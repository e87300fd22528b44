import type { Migration } from '../migration.ts'

export const bankLineAnswersStep: Migration = {
  number: 101,
  name: 'why money left the client account, lines that cancel each other, accounts that money came from',
  sql: `
    ALTER TABLE bank_lines ADD COLUMN explained TEXT;
    ALTER TABLE bank_lines ADD COLUMN counter TEXT REFERENCES bank_lines;
    ALTER TABLE bank_lines ADD COLUMN source TEXT;
    CREATE INDEX bank_lines_counter ON bank_lines (counter) WHERE counter IS NOT NULL;
  `,
}
