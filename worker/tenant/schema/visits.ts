import type { Migration } from './migration.ts'

const storedColumn = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

export const visitsStep: Migration = {
  number: 15,
  name: 'visits, targets and time talked',
  sql: `
    CREATE TABLE visits (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      user_id TEXT ${storedColumn('user.id')}, agency_id TEXT ${storedColumn('agency.id')},
      branch TEXT ${storedColumn('branch')}, visited_on TEXT ${storedColumn('visited_on')}, doc TEXT NOT NULL);
    CREATE INDEX visits_user ON visits (user_id, visited_on, id);
    CREATE INDEX visits_agency ON visits (agency_id, visited_on, id);
    CREATE TABLE targets (
      user_id TEXT NOT NULL, month TEXT NOT NULL, measure TEXT NOT NULL, count INTEGER NOT NULL,
      PRIMARY KEY (user_id, month, measure)) WITHOUT ROWID;
    ALTER TABLE quote_totals ADD COLUMN talk_seconds INTEGER NOT NULL DEFAULT 0;
    UPDATE quote_totals_progress SET upto = '' WHERE EXISTS (SELECT 1 FROM quote_outcomes);
  `,
}
