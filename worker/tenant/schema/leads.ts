import type { Migration } from './migration.ts'

const phone = `json_extract(doc, '$.phone')`

export const leadsStep: Migration = {
  number: 9,
  name: 'leads',
  sql: `
    CREATE TABLE leads (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL, line TEXT NOT NULL, doc TEXT NOT NULL);
    CREATE TABLE lead_keys (
      id TEXT PRIMARY KEY REFERENCES leads ON DELETE RESTRICT,
      status TEXT NOT NULL, sale_stage TEXT NOT NULL, source TEXT NOT NULL,
      owner_id TEXT, bdm_id TEXT, agency_id TEXT,
      received_at TEXT NOT NULL, due_at TEXT NOT NULL, urgent_at TEXT NOT NULL,
      next_at TEXT NOT NULL, claim_rank TEXT NOT NULL,
      phone TEXT, email TEXT, person TEXT) WITHOUT ROWID;
    CREATE INDEX lead_keys_status ON lead_keys (status, id);
    CREATE INDEX lead_keys_stage ON lead_keys (sale_stage, id);
    CREATE INDEX lead_keys_source ON lead_keys (source, id);
    CREATE INDEX lead_keys_owner ON lead_keys (owner_id, id);
    CREATE INDEX lead_keys_bdm ON lead_keys (bdm_id, id);
    CREATE INDEX lead_keys_agency ON lead_keys (agency_id, id);
    CREATE INDEX lead_keys_received ON lead_keys (received_at, id);
    CREATE INDEX lead_keys_due ON lead_keys (due_at, id);
    CREATE INDEX lead_keys_urgent ON lead_keys (urgent_at, id);
    CREATE INDEX lead_keys_next ON lead_keys (next_at, id);
    CREATE INDEX lead_keys_claim ON lead_keys (claim_rank, id);
    CREATE INDEX lead_keys_phone ON lead_keys (phone);
    CREATE INDEX lead_keys_email ON lead_keys (email);
    CREATE INDEX lead_keys_person ON lead_keys (person);
    CREATE TABLE lead_mails (event TEXT PRIMARY KEY, at TEXT NOT NULL) WITHOUT ROWID;
    ALTER TABLE contacts ADD COLUMN phone TEXT GENERATED ALWAYS AS (${phone}) VIRTUAL;
    CREATE INDEX contacts_phone ON contacts (phone);
  `,
}
