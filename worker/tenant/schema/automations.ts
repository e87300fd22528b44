import type { Migration } from './migration.ts'

const generatedColumn = (path: string) =>
  `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

export const automationsStep: Migration = {
  number: 38,
  name: 'what rules of workflows did',
  sql: `
    CREATE TABLE automation_runs (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL, shape INTEGER NOT NULL DEFAULT 1,
      conveyance_id TEXT ${generatedColumn('conveyance_id')},
      outcome TEXT ${generatedColumn('outcome')}, once TEXT ${generatedColumn('once')},
      doc TEXT NOT NULL);
    CREATE INDEX automation_runs_case ON automation_runs (conveyance_id, id);
    CREATE UNIQUE INDEX automation_runs_once ON automation_runs (conveyance_id, once)
      WHERE once IS NOT NULL;
  `,
}
