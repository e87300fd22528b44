import type { Migration } from '../migration.ts'

const column = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

/** Memoranda of sale and sale-ready packs. */
export const memosAndPacksStep: Migration = {
  number: 51,
  name: 'memoranda of sale and sale-ready packs',
  sql: `
    CREATE TABLE sale_memos (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL, shape INTEGER NOT NULL DEFAULT 1,
      status TEXT ${column('status')}, received_at TEXT ${column('received_at')},
      agency_id TEXT ${column('agency_id')}, sha256 TEXT ${column('file.sha256')},
      match_id TEXT ${column('match.id')}, words TEXT NOT NULL DEFAULT '', doc TEXT NOT NULL);
    CREATE INDEX sale_memos_received ON sale_memos (received_at, id);
    CREATE INDEX sale_memos_sha256 ON sale_memos (sha256);
    CREATE INDEX sale_memos_agency ON sale_memos (agency_id, received_at);
    CREATE TABLE sale_ready_packs (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL, shape INTEGER NOT NULL DEFAULT 1,
      status TEXT ${column('status')}, requested_at TEXT ${column('requested_at')},
      quote_case_id TEXT ${column('quote_case_id')}, conveyance_id TEXT ${column('conveyance_id')},
      words TEXT NOT NULL DEFAULT '', doc TEXT NOT NULL);
    CREATE INDEX sale_ready_packs_requested ON sale_ready_packs (requested_at, id);
    CREATE TABLE sale_ready_pack_clients (
      contact_id TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (contact_id, id)) WITHOUT ROWID;
  `,
}
