import type { Migration } from './migration.ts'

export const sessionsStep: Migration = {
  number: 21,
  name: 'handovers of sessions',
  sql: `
    ALTER TABLE sessions ADD COLUMN parent_id TEXT;
    CREATE INDEX sessions_parent ON sessions (parent_id) WHERE parent_id IS NOT NULL;
    CREATE INDEX sessions_open ON sessions (seen_at, opened_at) WHERE ended_at IS NULL;
    CREATE TABLE handovers (
      code_hash TEXT PRIMARY KEY, proof TEXT NOT NULL, session_id TEXT, sealed_token TEXT,
      expires_at TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX handovers_end ON handovers (expires_at);
    UPDATE outbox SET kind = 'revocation'
      WHERE kind = 'broadcast' AND json_extract(doc, '$.hang_up') IS NOT NULL;
  `,
}
