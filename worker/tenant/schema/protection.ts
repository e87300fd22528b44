import type { Migration } from './migration.ts'

export const protectionStep: Migration = {
  number: 22,
  name: 'usual networks, counted refusals, keyed audit log',
  sql: `
    CREATE TABLE usual_networks (
      user_id TEXT NOT NULL, network TEXT NOT NULL, seen_at TEXT NOT NULL,
      PRIMARY KEY (user_id, network)) WITHOUT ROWID;
    CREATE INDEX usual_networks_seen ON usual_networks (seen_at);
    CREATE TABLE refusal_counts (
      hour TEXT NOT NULL, person_id TEXT NOT NULL, person TEXT NOT NULL, call TEXT NOT NULL,
      reason TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (hour, person_id, call)) WITHOUT ROWID;
    CREATE TABLE audit_mark (
      only INTEGER PRIMARY KEY CHECK (only = 1), seq INTEGER NOT NULL, hash TEXT NOT NULL,
      mac TEXT NOT NULL);
    CREATE TRIGGER audit_mark_never_change BEFORE UPDATE ON audit_mark
      BEGIN SELECT RAISE(ABORT, 'audit_mark is never changed'); END;
    CREATE TRIGGER audit_mark_never_go BEFORE DELETE ON audit_mark
      BEGIN SELECT RAISE(ABORT, 'audit_mark is never removed'); END;
    ALTER TABLE set_aside ADD COLUMN reported_at TEXT;
  `,
  fill: (_, audit) => audit.markUnkeyed(),
}
