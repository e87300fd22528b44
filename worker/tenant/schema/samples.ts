import type { Migration } from './migration.ts'

const isSample = (id: string) => `EXISTS (SELECT 1 FROM sample_records WHERE id = ${id})`

const mark = (kind: string, id = 'NEW.id') =>
  `BEGIN INSERT OR IGNORE INTO sample_records (id, kind) VALUES (${id}, '${kind}'); END;`

// A contact that was created by the very change of a sample record.
const markContact = (table: string) => `BEGIN
    INSERT OR IGNORE INTO sample_records (id, kind) SELECT c.id, 'contact' FROM contacts AS c
      JOIN ${table} AS r ON r.id = NEW.id
      WHERE c.id = NEW.contact_id
        AND json_extract(c.doc, '$.created_at') = json_extract(r.doc, '$.updated_at');
  END;`

/** The records that came from the sample data, and the triggers that mark what is made from them. */
export const samplesStep: Migration = {
  number: 37,
  name: 'sample data',
  sql: `
    CREATE TABLE sample_records (id TEXT PRIMARY KEY, kind TEXT NOT NULL) WITHOUT ROWID;
    CREATE TRIGGER sample_quote_case AFTER INSERT ON quote_cases
      WHEN ${isSample(`json_extract(NEW.doc, '$.lead_id')`)} ${mark('quote-case')}
    CREATE TRIGGER sample_conveyance AFTER INSERT ON conveyances
      WHEN ${isSample(`json_extract(NEW.doc, '$.quote_case_id')`)} ${mark('conveyance')}
    CREATE TRIGGER sample_branch AFTER INSERT ON branches
      WHEN ${isSample('NEW.agency_id')} ${mark('branch')}
    CREATE TRIGGER sample_negotiator AFTER INSERT ON negotiators
      WHEN ${isSample('NEW.branch_id')} ${mark('negotiator')}
    CREATE TRIGGER sample_user AFTER INSERT ON users
      WHEN ${isSample('NEW.contact_id')} OR ${isSample('NEW.agency_id')} ${mark('user')}
    CREATE TRIGGER sample_quote_client AFTER INSERT ON quote_case_clients
      WHEN ${isSample('NEW.id')} ${markContact('quote_cases')}
    CREATE TRIGGER sample_lead_person AFTER INSERT ON lead_keys
      WHEN ${isSample('NEW.id')} ${markContact('leads')}
    CREATE TRIGGER sample_lead_person_changed AFTER UPDATE OF contact_id ON lead_keys
      WHEN ${isSample('NEW.id')} ${markContact('leads')}
  `,
}
