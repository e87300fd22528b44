import type { Migration } from '../migration.ts'

const stored = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

/** Text messages that arrived, each once; those that nobody filed wait in the inbox. */
export const receivedTextsStep: Migration = {
  number: 102,
  name: 'text messages that arrived',
  sql: `
    CREATE TABLE received_texts (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      event TEXT ${stored('event')}, phone TEXT ${stored('phone')},
      filed_id TEXT ${stored('filing.id')}, closed_at TEXT ${stored('closed.at')},
      at TEXT ${stored('at')}, shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE UNIQUE INDEX received_texts_event ON received_texts (event);
    CREATE INDEX received_texts_filed ON received_texts (filed_id, at, id);
    CREATE INDEX received_texts_waiting ON received_texts (at, id) WHERE filed_id IS NULL;
  `,
}
