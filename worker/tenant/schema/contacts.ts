import type { Migration } from './migration.ts'

const name = `lower(json_extract(doc, '$.last_name') || ' ' || json_extract(doc, '$.first_name'))`

export const contactsStep: Migration = {
  number: 20,
  name: 'contacts',
  sql: `
    ALTER TABLE contacts ADD COLUMN sort_name TEXT GENERATED ALWAYS AS (${name}) VIRTUAL;
    ALTER TABLE contacts ADD COLUMN changed_at TEXT
      GENERATED ALWAYS AS (json_extract(doc, '$.updated_at')) VIRTUAL;
    ALTER TABLE contacts ADD COLUMN merged_into TEXT
      GENERATED ALWAYS AS (json_extract(doc, '$.merged_into')) VIRTUAL;
    CREATE INDEX contacts_name ON contacts (sort_name, id);
    CREATE INDEX contacts_changed ON contacts (changed_at, id);
    CREATE TABLE contact_details (
      value TEXT NOT NULL, contact_id TEXT NOT NULL, PRIMARY KEY (value, contact_id)) WITHOUT ROWID;
    CREATE INDEX contact_details_of ON contact_details (contact_id);
    INSERT OR IGNORE INTO contact_details SELECT email, id FROM contacts WHERE email IS NOT NULL;
    INSERT OR IGNORE INTO contact_details SELECT phone, id FROM contacts WHERE phone IS NOT NULL;
    CREATE TABLE quote_case_clients (
      contact_id TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (contact_id, id)) WITHOUT ROWID;
    CREATE INDEX quote_case_clients_of ON quote_case_clients (id);
    INSERT OR IGNORE INTO quote_case_clients
      SELECT json_extract(c.value, '$.contact_id'), q.id
      FROM quote_cases AS q, json_each(q.doc, '$.facts.clients') AS c
      WHERE json_extract(c.value, '$.contact_id') IS NOT NULL;
    ALTER TABLE lead_keys ADD COLUMN contact_id TEXT;
    UPDATE lead_keys AS k SET contact_id =
      (SELECT json_extract(l.doc, '$.contact_id') FROM leads AS l WHERE l.id = k.id);
    CREATE INDEX lead_keys_contact ON lead_keys (contact_id, id);
    CREATE TABLE contact_copies (
      contact_id TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
      PRIMARY KEY (contact_id, kind, id)) WITHOUT ROWID;
  `,
}
