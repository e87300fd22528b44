import type { Migration } from '#tenant/schema/migration'

const ofTask = (path: string) => `json_extract(t.value, '$.${path}')`
const ofCase = (path: string) => `json_extract(c.doc, '$.${path}')`
const address = `trim(concat_ws(', ', nullif(${ofCase('address.line')}, ''), nullif(${ofCase('address.town')}, '')))`

/**
 * What waits for a second person's approval, and mentions in notes by their time. A case that is opened from a lead of
 * the sample data is sample data.
 */
export const deskStep: Migration = {
  number: 42,
  name: 'approvals, mentions and cases of leads',
  sql: `
    CREATE TABLE waiting_approvals (
      conveyance_id TEXT NOT NULL, key TEXT NOT NULL, title TEXT NOT NULL, role TEXT NOT NULL,
      by_id TEXT NOT NULL, by_name TEXT NOT NULL, at TEXT NOT NULL, ref TEXT NOT NULL, address TEXT NOT NULL,
      PRIMARY KEY (conveyance_id, key)) WITHOUT ROWID;
    CREATE INDEX waiting_approvals_at ON waiting_approvals (at);
    INSERT INTO waiting_approvals (conveyance_id, key, title, role, by_id, by_name, at, ref, address)
      SELECT c.id, ${ofTask('key')}, ${ofTask('title')}, ${ofTask('assignee.role')},
        json_extract(e.value, '$.by.id'), json_extract(e.value, '$.by.name'), json_extract(e.value, '$.at'), c.ref, ${address}
      FROM conveyances AS c JOIN conveyance_keys AS k ON k.id = c.id JOIN plans AS p ON p.conveyance_id = c.id,
        json_each(c.doc, '$.pending_evidence') AS e,
        json_each(p.doc, '$.milestones') AS m, json_each(m.value, '$.tasks') AS t
      WHERE k.status NOT IN ('aborted', 'closed', 'archived') AND ${ofTask('evidence')} = e.key
        AND ${ofTask('status')} NOT IN ('done', 'skipped', 'not_applicable');
    CREATE INDEX audit_mentions ON audit (at) WHERE name = 'note.mentioned';
    CREATE TRIGGER sample_conveyance_of_lead AFTER INSERT ON conveyances
      WHEN EXISTS (SELECT 1 FROM sample_records WHERE id = json_extract(NEW.doc, '$.lead_id'))
      BEGIN INSERT OR IGNORE INTO sample_records (id, kind) VALUES (NEW.id, 'conveyance'); END;
  `,
}
