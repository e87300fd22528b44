import type { Migration } from './migration.ts'

const generatedColumn = (path: string) =>
  `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

export const leaveStep: Migration = {
  number: 30,
  name: 'people who leave',
  sql: `
    CREATE TABLE departures (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL, shape INTEGER NOT NULL DEFAULT 1,
      user_id TEXT ${generatedColumn('user.id')}, state TEXT ${generatedColumn('state')},
      starts_on TEXT ${generatedColumn('on')}, doc TEXT NOT NULL);
    CREATE UNIQUE INDEX departures_active ON departures (user_id)
      WHERE state IN ('planned', 'running', 'blocked');
    CREATE INDEX departures_user ON departures (user_id, id);
  `,
}
