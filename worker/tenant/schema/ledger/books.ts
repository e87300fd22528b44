import type { Migration } from '../migration.ts'

const appendOnly = (table: string) => `
  CREATE TRIGGER ${table}_never_change BEFORE UPDATE ON ${table}
    BEGIN SELECT RAISE(ABORT, '${table} rows are never changed'); END;
  CREATE TRIGGER ${table}_never_go BEFORE DELETE ON ${table}
    BEGIN SELECT RAISE(ABORT, '${table} rows are never removed'); END;
`

export const booksStep: Migration = {
  number: 53,
  name: 'the books of client and office money',
  sql: `
    CREATE TABLE ledger_postings (
      n INTEGER PRIMARY KEY, conveyance_id TEXT, to_id TEXT, date TEXT NOT NULL,
      bank_line TEXT, bill TEXT UNIQUE, shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX ledger_postings_case ON ledger_postings (conveyance_id, n);
    CREATE INDEX ledger_postings_to ON ledger_postings (to_id, n) WHERE to_id IS NOT NULL;
    CREATE INDEX ledger_postings_line ON ledger_postings (bank_line) WHERE bank_line IS NOT NULL;
    CREATE INDEX ledger_postings_firm ON ledger_postings (n) WHERE conveyance_id IS NULL;
    CREATE TABLE ledger_entries (
      n INTEGER NOT NULL REFERENCES ledger_postings, account TEXT NOT NULL, conveyance_id TEXT,
      date TEXT NOT NULL, amount INTEGER NOT NULL);
    CREATE INDEX ledger_entries_account ON ledger_entries (account, date, amount);
    ${appendOnly('ledger_postings')}
    ${appendOnly('ledger_entries')}
    CREATE TABLE payees (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      conveyance_id TEXT GENERATED ALWAYS AS (json_extract(doc, '$.conveyance_id')) STORED,
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX payees_case ON payees (conveyance_id, id);
    CREATE TABLE payments (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      conveyance_id TEXT GENERATED ALWAYS AS (json_extract(doc, '$.conveyance_id')) STORED,
      status TEXT GENERATED ALWAYS AS (json_extract(doc, '$.status')) STORED,
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX payments_case ON payments (conveyance_id, id);
    CREATE TABLE bank_files (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL, shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE TABLE bank_lines (
      id TEXT PRIMARY KEY, seq INTEGER NOT NULL, file_id TEXT NOT NULL REFERENCES bank_files,
      date TEXT NOT NULL, amount INTEGER NOT NULL, text TEXT NOT NULL, reference TEXT,
      posting INTEGER UNIQUE REFERENCES ledger_postings);
    CREATE INDEX bank_lines_open ON bank_lines (date) WHERE posting IS NULL;
    CREATE TABLE reconciliations (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL, shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE TABLE case_figures (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL, shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX payments_open ON payments (status, id) WHERE status IN ('asked', 'approved');
  `,
}
