import { adminStep } from './admin.ts'
import { callsStep } from './calls.ts'
import { contactsStep } from './contacts.ts'
import { correctionsStep } from './corrections.ts'
import { documentsStep } from './documents.ts'
import { eventPeopleStep } from './event-people.ts'
import { feeScalesStep } from './fee-scales.ts'
import { importsStep } from './imports.ts'
import { leadsStep } from './leads.ts'
import { listDatesStep } from './list-dates.ts'
import { listsStep } from './lists.ts'
import type { Migration } from './migration.ts'
import { protectionStep } from './protection.ts'
import { sendingStep } from './sending.ts'
import { sessionsStep } from './sessions.ts'
import { sortsStep } from './sorts.ts'
import { stopsStep } from './stops.ts'
import { timedEventsStep } from './timed-events.ts'
import { outcomeIndexesStep, quoteOrdersStep, totalsStep } from './totals.ts'
import { visitsStep } from './visits.ts'

// Stored, and declared before `doc`, so that a scan reads the short columns and never the documents.
const storedColumn = (path: string, fallback?: string) =>
  `GENERATED ALWAYS AS (${fallback === undefined ? `json_extract(doc, '$.${path}')` : `coalesce(json_extract(doc, '$.${path}'), '${fallback}')`}) STORED`

const appendOnly = (table: string) => `
  CREATE TRIGGER ${table}_never_change BEFORE UPDATE ON ${table}
    BEGIN SELECT RAISE(ABORT, '${table} rows are never changed'); END;
  CREATE TRIGGER ${table}_never_go BEFORE DELETE ON ${table}
    BEGIN SELECT RAISE(ABORT, '${table} rows are never removed'); END;
`

export const schema: readonly Migration[] = [
  {
    number: 1,
    name: 'the firm and its people',
    sql: `
      CREATE TABLE firm (only INTEGER PRIMARY KEY CHECK (only = 1), tenant TEXT NOT NULL);
      CREATE TABLE settings (key TEXT PRIMARY KEY, doc TEXT NOT NULL);
      CREATE TABLE numbers (name TEXT PRIMARY KEY, last INTEGER NOT NULL);
      CREATE TABLE roles (
        id TEXT PRIMARY KEY, version INTEGER NOT NULL,
        name TEXT ${storedColumn('name')}, doc TEXT NOT NULL);
      CREATE UNIQUE INDEX roles_name ON roles (name);
      CREATE TABLE users (
        id TEXT PRIMARY KEY, version INTEGER NOT NULL,
        email TEXT ${storedColumn('email')}, type TEXT ${storedColumn('type')}, status TEXT ${storedColumn('status')},
        team TEXT ${storedColumn('team')}, contact_id TEXT ${storedColumn('contact_id')},
        agency_id TEXT ${storedColumn('agency_id')}, doc TEXT NOT NULL);
      CREATE UNIQUE INDEX users_email ON users (email);
      CREATE INDEX users_team ON users (team);
      CREATE INDEX users_contact ON users (contact_id);
      CREATE TABLE passwords (
        user_id TEXT PRIMARY KEY REFERENCES users ON DELETE RESTRICT, hash TEXT NOT NULL);
      CREATE TABLE sessions (
        id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users ON DELETE RESTRICT,
        token_hash TEXT NOT NULL, audience TEXT, ip TEXT NOT NULL,
        opened_at TEXT NOT NULL, seen_at TEXT NOT NULL, ended_at TEXT);
      CREATE INDEX sessions_user ON sessions (user_id, ended_at);
      CREATE TABLE failed_sign_ins (
        id INTEGER PRIMARY KEY, of TEXT NOT NULL, at TEXT NOT NULL);
      CREATE INDEX failed_sign_ins_of ON failed_sign_ins (of, at);
      CREATE INDEX failed_sign_ins_at ON failed_sign_ins (at);
      CREATE TABLE links (
        id TEXT PRIMARY KEY, purpose TEXT NOT NULL, token_hash TEXT NOT NULL, code_hash TEXT,
        user_id TEXT, email TEXT, subject_id TEXT, tries INTEGER NOT NULL DEFAULT 0,
        created_at TEXT NOT NULL, expires_at TEXT NOT NULL, used_at TEXT);
      CREATE UNIQUE INDEX links_token ON links (token_hash);
      CREATE INDEX links_email ON links (email, purpose, created_at);
    `,
  },
  {
    number: 2,
    name: 'what happened, what leaves, what was already answered',
    sql: `
      CREATE TABLE audit (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL,
        actor_id TEXT, actor_name TEXT, name TEXT NOT NULL,
        subject TEXT NOT NULL, subject_id TEXT NOT NULL, version INTEGER NOT NULL,
        changed TEXT NOT NULL, detail TEXT, ip TEXT, trace TEXT,
        prev TEXT NOT NULL, hash TEXT NOT NULL);
      CREATE INDEX audit_subject ON audit (subject, subject_id, seq);
      CREATE INDEX audit_actor ON audit (actor_id, name, at);
      ${appendOnly('audit')}
      CREATE TABLE outbox (
        id TEXT PRIMARY KEY, kind TEXT NOT NULL, doc TEXT NOT NULL,
        due_at TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, error TEXT, dead_at TEXT);
      CREATE INDEX outbox_due ON outbox (due_at, id) WHERE dead_at IS NULL;
      CREATE TABLE jobs (
        name TEXT PRIMARY KEY, due_at TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
        ran_at TEXT, error TEXT, dead_at TEXT);
      CREATE TABLE idempotency (
        scope TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
        status INTEGER NOT NULL, body TEXT NOT NULL, at TEXT NOT NULL,
        PRIMARY KEY (scope, key)) WITHOUT ROWID;
      CREATE INDEX idempotency_at ON idempotency (at);
      CREATE TABLE messages (
        id TEXT PRIMARY KEY, version INTEGER NOT NULL,
        status TEXT ${storedColumn('status')}, channel TEXT ${storedColumn('channel')},
        to_address TEXT ${storedColumn('to_address')}, subject_id TEXT ${storedColumn('subject_id')},
        doc TEXT NOT NULL);
      CREATE INDEX messages_status ON messages (status, id);
      CREATE INDEX messages_to ON messages (to_address, channel, id);
      CREATE INDEX messages_subject ON messages (subject_id, id);
      CREATE TABLE files (
        id TEXT PRIMARY KEY, key TEXT NOT NULL, name TEXT NOT NULL, mime TEXT NOT NULL,
        subject TEXT NOT NULL, subject_id TEXT NOT NULL, quote_version INTEGER,
        created_at TEXT NOT NULL, stored_at TEXT);
    `,
  },
  {
    number: 3,
    name: 'clients, introducers, prices and quotes',
    sql: `
      CREATE TABLE contacts (
        id TEXT PRIMARY KEY, version INTEGER NOT NULL,
        email TEXT ${storedColumn('email')}, last_name TEXT ${storedColumn('last_name')}, doc TEXT NOT NULL);
      CREATE INDEX contacts_email ON contacts (email);
      CREATE TABLE agencies (
        id TEXT PRIMARY KEY, version INTEGER NOT NULL, name TEXT ${storedColumn('name')}, doc TEXT NOT NULL);
      CREATE INDEX agencies_name ON agencies (name);
      CREATE TABLE branches (
        id TEXT PRIMARY KEY, agency_id TEXT NOT NULL REFERENCES agencies ON DELETE RESTRICT,
        doc TEXT NOT NULL);
      CREATE INDEX branches_agency ON branches (agency_id);
      CREATE TABLE negotiators (
        id TEXT PRIMARY KEY, branch_id TEXT NOT NULL REFERENCES branches ON DELETE RESTRICT,
        doc TEXT NOT NULL);
      CREATE INDEX negotiators_branch ON negotiators (branch_id);
      CREATE TABLE fee_scales (id TEXT PRIMARY KEY, valid_from TEXT NOT NULL, doc TEXT NOT NULL);
      CREATE INDEX fee_scales_from ON fee_scales (valid_from);
      CREATE TABLE quote_cases (
        id TEXT PRIMARY KEY, version INTEGER NOT NULL, number TEXT ${storedColumn('number')},
        line TEXT NOT NULL, doc TEXT NOT NULL);
      CREATE UNIQUE INDEX quote_cases_number ON quote_cases (number);
      CREATE TABLE quote_case_keys (
        id TEXT PRIMARY KEY REFERENCES quote_cases ON DELETE RESTRICT,
        status TEXT NOT NULL, sale_stage TEXT NOT NULL, owner_id TEXT, giver_id TEXT,
        agency_id TEXT, dead_on TEXT NOT NULL, updated_at TEXT NOT NULL, next_at TEXT,
        fee_ex_vat INTEGER NOT NULL, total_inc_vat INTEGER NOT NULL) WITHOUT ROWID;
      CREATE INDEX quote_case_keys_status ON quote_case_keys (status, id);
      CREATE INDEX quote_case_keys_stage ON quote_case_keys (sale_stage, id);
      CREATE INDEX quote_case_keys_dead_on ON quote_case_keys (dead_on, id);
      CREATE INDEX quote_case_keys_agency ON quote_case_keys (agency_id, id);
      CREATE INDEX quote_case_keys_owner ON quote_case_keys (owner_id, id);
      CREATE INDEX quote_case_keys_giver ON quote_case_keys (giver_id, id);
      CREATE INDEX quote_case_keys_updated ON quote_case_keys (updated_at, id);
      CREATE TABLE quote_case_people (
        user_id TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (user_id, id)) WITHOUT ROWID;
      CREATE INDEX quote_case_people_of ON quote_case_people (id, user_id);
    `,
  },
  {
    number: 4,
    name: 'conveyances and their plans',
    sql: `
      CREATE TABLE conveyances (
        id TEXT PRIMARY KEY, version INTEGER NOT NULL, ref TEXT ${storedColumn('ref')}, doc TEXT NOT NULL);
      CREATE UNIQUE INDEX conveyances_ref ON conveyances (ref);
      CREATE TABLE conveyance_keys (
        id TEXT PRIMARY KEY REFERENCES conveyances ON DELETE RESTRICT,
        ref TEXT NOT NULL, client TEXT NOT NULL, status TEXT NOT NULL, matter_type TEXT NOT NULL,
        stage TEXT NOT NULL, stage_n INTEGER NOT NULL, fee_earner_id TEXT NOT NULL, agency_id TEXT,
        party TEXT NOT NULL, holder_since TEXT NOT NULL, due_on TEXT NOT NULL, target_on TEXT NOT NULL,
        moved_on TEXT NOT NULL, expires_on TEXT NOT NULL, contact_on TEXT NOT NULL,
        exchanged INTEGER NOT NULL, exchange_on TEXT NOT NULL, completion_on TEXT NOT NULL,
        as_of TEXT NOT NULL,
        price INTEGER NOT NULL, fees INTEGER NOT NULL) WITHOUT ROWID;
      CREATE INDEX conveyance_keys_ref ON conveyance_keys (ref, id);
      CREATE INDEX conveyance_keys_client ON conveyance_keys (client, id);
      CREATE INDEX conveyance_keys_stage_n ON conveyance_keys (stage_n, id);
      CREATE INDEX conveyance_keys_due ON conveyance_keys (due_on, id);
      CREATE INDEX conveyance_keys_target ON conveyance_keys (target_on, id);
      CREATE INDEX conveyance_keys_contact ON conveyance_keys (contact_on, id);
      CREATE INDEX conveyance_keys_holder ON conveyance_keys (holder_since, id);
      CREATE INDEX conveyance_keys_stage ON conveyance_keys (stage, id);
      CREATE INDEX conveyance_keys_matter ON conveyance_keys (matter_type, id);
      CREATE INDEX conveyance_keys_fee_earner ON conveyance_keys (fee_earner_id, status, id);
      CREATE INDEX conveyance_keys_agency ON conveyance_keys (agency_id, id);
      CREATE INDEX conveyance_keys_moved ON conveyance_keys (status, moved_on, id);
      CREATE INDEX conveyance_keys_expires ON conveyance_keys (status, expires_on, id);
      CREATE INDEX conveyance_keys_told ON conveyance_keys (status, contact_on, id);
      CREATE INDEX conveyance_keys_completing ON conveyance_keys (exchanged, completion_on, id);
      CREATE INDEX conveyance_keys_exchange ON conveyance_keys (exchange_on, id);
      CREATE INDEX conveyance_keys_completion ON conveyance_keys (completion_on, id);
      CREATE INDEX conveyance_keys_party ON conveyance_keys (status, party, id);
      CREATE INDEX conveyance_keys_as_of ON conveyance_keys (as_of, id);
      CREATE TABLE conveyance_people (
        user_id TEXT NOT NULL, open INTEGER NOT NULL, id TEXT NOT NULL,
        PRIMARY KEY (user_id, open, id)) WITHOUT ROWID;
      CREATE INDEX conveyance_people_of ON conveyance_people (id, user_id);
      CREATE TABLE conveyance_clients (
        contact_id TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (contact_id, id)) WITHOUT ROWID;
      CREATE INDEX conveyance_clients_of ON conveyance_clients (id, contact_id);
      CREATE TABLE plans (
        conveyance_id TEXT PRIMARY KEY REFERENCES conveyances ON DELETE RESTRICT, doc TEXT NOT NULL);
      CREATE TABLE open_tasks (
        conveyance_id TEXT NOT NULL, key TEXT NOT NULL, conveyance_version INTEGER NOT NULL,
        title TEXT NOT NULL, kind TEXT NOT NULL, role TEXT NOT NULL, user_id TEXT, due_on TEXT,
        ref TEXT NOT NULL, address TEXT NOT NULL, PRIMARY KEY (conveyance_id, key)) WITHOUT ROWID;
      CREATE INDEX open_tasks_user ON open_tasks (user_id, due_on);
      CREATE INDEX open_tasks_role ON open_tasks (role, user_id, due_on);
    `,
  },
  {
    number: 5,
    name: 'search',
    sql: `
      CREATE VIRTUAL TABLE search_words USING fts5 (
        words, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
      CREATE VIRTUAL TABLE search_parts USING fts5 (parts, tokenize = 'trigram');
      CREATE TABLE search_entries (
        row INTEGER PRIMARY KEY, kind TEXT NOT NULL, id TEXT NOT NULL, code TEXT,
        title TEXT NOT NULL, detail TEXT NOT NULL, said TEXT NOT NULL);
      CREATE UNIQUE INDEX search_entries_of ON search_entries (kind, id);
      CREATE INDEX search_entries_code ON search_entries (code);
    `,
  },
  adminStep,
  eventPeopleStep,
  listsStep,
  leadsStep,
  feeScalesStep,
  totalsStep,
  callsStep,
  importsStep,
  quoteOrdersStep,
  visitsStep,
  sortsStep,
  outcomeIndexesStep,
  timedEventsStep,
  documentsStep,
  contactsStep,
  sessionsStep,
  protectionStep,
  listDatesStep,
  correctionsStep,
  sendingStep,
  stopsStep,
]
