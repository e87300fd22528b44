import type { Migration } from '../migration.ts'

export const standardRepliesStep: Migration = {
  number: 58,
  name: 'standard replies, and enquiries by the days on which they were raised and are due',
  sql: `
    CREATE TABLE standard_replies (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL, shape INTEGER NOT NULL DEFAULT 1,
      doc TEXT NOT NULL);
    ALTER TABLE case_enquiries ADD COLUMN due_on TEXT
      GENERATED ALWAYS AS (json_extract(doc, '$.due_on')) VIRTUAL;
    CREATE INDEX case_enquiries_raised ON case_enquiries (raised_on, conveyance_id);
  `,
}
