import type { Migration } from './migration.ts'

const kept = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`
const typed = `replace(replace(replace(json_extract(c.value, '$.phone'), ' ', ''), '-', ''), '+44', '0')`

export const callsStep: Migration = {
  number: 12,
  name: 'calls',
  sql: `
    CREATE TABLE calls (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      started_at TEXT ${kept('started_at')}, user_id TEXT ${kept('user.id')},
      agency_id TEXT ${kept('agency.id')}, subject_id TEXT ${kept('subject.id')},
      disposition TEXT ${kept('disposition')}, result TEXT ${kept('result')},
      external_id TEXT ${kept('external_id')}, doc TEXT NOT NULL);
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
      SELECT '+44' || substr(${typed}, 2), q.id
      FROM quote_cases AS q, json_each(q.doc, '$.facts.clients') AS c WHERE ${typed} LIKE '0%';
    CREATE TABLE call_backs (
      kind TEXT NOT NULL, id TEXT NOT NULL, at TEXT NOT NULL,
      PRIMARY KEY (kind, id)) WITHOUT ROWID;
    CREATE INDEX call_backs_at ON call_backs (at);
  `,
}
