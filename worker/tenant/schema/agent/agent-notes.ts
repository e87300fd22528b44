import type { Migration } from '../migration.ts'

/** What agents write down about their cases. */
export const agentNotesStep: Migration = {
  number: 73,
  name: 'notes of agents',
  sql: `
    CREATE TABLE agent_notes (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      conveyance_id TEXT GENERATED ALWAYS AS (json_extract(doc, '$.conveyance_id')) STORED,
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX agent_notes_case ON agent_notes (conveyance_id, id);
  `,
}
