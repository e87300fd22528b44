import type { Migration } from './migration.ts'

const generatedColumn = (path: string) =>
  `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

export const leaveStep: Migration = {
  number: 31,
  name: 'people who leave or are away',
  sql: `
    CREATE TABLE departures (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL, shape INTEGER NOT NULL DEFAULT 1,
      user_id TEXT ${generatedColumn('user.id')}, state TEXT ${generatedColumn('state')},
      starts_on TEXT ${generatedColumn('on')}, doc TEXT NOT NULL);
    CREATE UNIQUE INDEX departures_active ON departures (user_id)
      WHERE state IN ('planned', 'running', 'blocked');
    CREATE INDEX departures_user ON departures (user_id, id);
    CREATE TABLE covers (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL, shape INTEGER NOT NULL DEFAULT 1,
      person_id TEXT ${generatedColumn('person.id')}, cover_id TEXT ${generatedColumn('cover.id')},
      starts_on TEXT ${generatedColumn('from')}, ends_on TEXT ${generatedColumn('until')},
      ended_at TEXT ${generatedColumn('ended_at')}, doc TEXT NOT NULL);
    CREATE INDEX covers_person ON covers (person_id, ends_on) WHERE ended_at IS NULL;
    CREATE INDEX covers_cover ON covers (cover_id, ends_on) WHERE ended_at IS NULL;
    CREATE INDEX covers_ends ON covers (ends_on) WHERE ended_at IS NULL;
  `,
}
