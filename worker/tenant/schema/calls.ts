import type { Migration } from './migration.ts'

const storedColumn = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`
const localPhone = `replace(replace(replace(json_extract(c.value, '$.phone'), ' ', ''), '-', ''), '+44', '0')`

export const callsStep: Migration = {
  number: 12,
  name: 'calls',
  sql: `
    CREATE TABLE calls (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      started_at TEXT ${storedColumn('started_at')}, user_id TEXT ${storedColumn('user.id')},
      agency_id TEXT ${storedColumn('agency.id')}, subject_id TEXT ${storedColumn('subject.id')},
      disposition TEXT ${storedColumn('disposition')}, result TEXT ${storedColumn('result')},
      external_id TEXT ${storedColumn('external_id')}, doc TEXT NOT NULL);
    CREATE INDEX calls_started ON calls (started_at, id);
    CREATE INDEX calls_user ON calls (user_id, id);
    CREATE INDEX calls_agency ON calls (agency_id, id);
    CREATE INDEX calls_subject ON calls (subject_id, id);
    CREATE UNIQUE INDEX calls_external ON calls (external_id);
    CREATE TABLE telephone_events (event TEXT PRIMARY KEY, at TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX telephone_events_at ON telephone_events (at);
    CREATE TABLE quote_case_phones (
      phone TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (phone, id)) WITHOUT ROWID;
    CREATE INDEX quote_case_phones_of ON quote_case_phones (id);
    INSERT OR IGNORE INTO quote_case_phones (phone, id)
      SELECT '+44' || substr(${localPhone}, 2), q.id
      FROM quote_cases AS q, json_each(q.doc, '$.facts.clients') AS c WHERE ${localPhone} LIKE '0%';
    CREATE TABLE call_backs (
      kind TEXT NOT NULL, id TEXT NOT NULL, at TEXT NOT NULL,
      PRIMARY KEY (kind, id)) WITHOUT ROWID;
    CREATE INDEX call_backs_at ON call_backs (at);
  `,
}
