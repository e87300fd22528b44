import type { Migration } from '../migration.ts'

const column = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

/** What clients and the firm write to each other in the portal; those of clients wait until they are settled. */
export const clientMessagesStep: Migration = {
  number: 76,
  name: 'messages of clients',
  sql: `
    CREATE TABLE client_messages (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      conveyance_id TEXT ${column('conveyance_id')}, client_id TEXT ${column('client.id')},
      at TEXT ${column('at')},
      is_waiting INTEGER GENERATED ALWAYS AS (
        json_extract(doc, '$.from') = 'client' AND json_extract(doc, '$.settled') IS NULL) STORED,
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX client_messages_case ON client_messages (conveyance_id, client_id, at, id);
    CREATE INDEX client_messages_client ON client_messages (client_id);
    CREATE INDEX client_messages_waiting ON client_messages (at, id) WHERE is_waiting = 1;
    CREATE INDEX client_messages_waiting_case
      ON client_messages (conveyance_id, client_id, id) WHERE is_waiting = 1;
  `,
}
