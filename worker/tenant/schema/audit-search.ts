import type { Migration } from './migration.ts'

export const auditSearchStep: Migration = {
  number: 35,
  name: 'audit log by person, event and day, and who read what',
  sql: `
    CREATE INDEX audit_person ON audit (actor_id);
    CREATE INDEX audit_event ON audit (name);
    CREATE INDEX audit_person_event ON audit (actor_id, name);
    CREATE TABLE audit_days (
      day TEXT PRIMARY KEY, first INTEGER NOT NULL, last INTEGER NOT NULL) WITHOUT ROWID;
    INSERT INTO audit_days SELECT substr(at, 1, 10), min(seq), max(seq) FROM audit GROUP BY 1;
    CREATE TRIGGER audit_day AFTER INSERT ON audit BEGIN
      INSERT INTO audit_days (day, first, last) VALUES (substr(NEW.at, 1, 10), NEW.seq, NEW.seq)
      ON CONFLICT (day) DO UPDATE SET last = excluded.last;
    END;
    CREATE TABLE reads (
      hour TEXT NOT NULL, person_id TEXT NOT NULL, subject TEXT NOT NULL, record_id TEXT NOT NULL,
      PRIMARY KEY (hour, person_id, subject, record_id)) WITHOUT ROWID;
  `,
}
