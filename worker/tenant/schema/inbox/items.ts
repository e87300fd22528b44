import type { Migration } from '../migration.ts'

const stored = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

/** What the desk does about emails that nobody filed, and WhatsApp conversations that wait for an answer. */
export const inboxStep: Migration = {
  number: 68,
  name: 'the shared inbox',
  sql: `
    CREATE TABLE inbox_items (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      state TEXT GENERATED ALWAYS AS (
        CASE WHEN json_extract(doc, '$.closed') IS NOT NULL THEN json_extract(doc, '$.closed.as')
          WHEN json_extract(doc, '$.snoozed') IS NOT NULL THEN 'snoozed' ELSE 'open' END) STORED,
      assigned_id TEXT ${stored('assigned_to.id')}, at TEXT ${stored('at')},
      wakes_at TEXT ${stored('snoozed.wakes_at')},
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX inbox_items_state ON inbox_items (state, at, id);
    CREATE INDEX inbox_items_assigned ON inbox_items (state, assigned_id, at, id);
    CREATE INDEX inbox_items_wakes ON inbox_items (wakes_at) WHERE wakes_at IS NOT NULL;
    INSERT INTO inbox_items (id, version, shape, doc)
      SELECT id, 1, 1, json_object('id', id, 'version', 1, 'at', at, 'assigned_to', NULL,
        'snoozed', NULL, 'closed', NULL) FROM tracked_emails WHERE filed_id IS NULL;
    ALTER TABLE whatsapp_threads ADD COLUMN waiting INTEGER
      GENERATED ALWAYS AS (status = 'open' AND json_extract(doc, '$.is_waiting')) VIRTUAL;
    CREATE INDEX whatsapp_threads_waiting ON whatsapp_threads (waiting, last_at, id);
    CREATE INDEX whatsapp_threads_waiting_of ON whatsapp_threads (waiting, assigned_id, last_at, id);
  `,
}
