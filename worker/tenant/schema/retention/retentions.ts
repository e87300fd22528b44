import type { Migration } from '../migration.ts'

const column = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

/** What was decided about keeping the files of cases, and the cases by the day until which they are kept. */
export const retentionsStep: Migration = {
  number: 80,
  name: 'retention',
  sql: `
    CREATE TABLE retentions (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      held_at TEXT ${column('hold.at')}, status TEXT ${column('destruction.status')},
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX retentions_held ON retentions (held_at) WHERE held_at IS NOT NULL;
    CREATE INDEX retentions_status ON retentions (status) WHERE status IS NOT NULL;
    CREATE INDEX conveyances_retained
      ON conveyances (json_extract(doc, '$.key_dates.retained_until'))
      WHERE json_extract(doc, '$.key_dates.retained_until') IS NOT NULL;
    CREATE INDEX files_subject ON files (subject, subject_id);
  `,
}
