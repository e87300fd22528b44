import type { Migration } from '../migration.ts'

/** What each WhatsApp message that arrived is about, for the timeline of its record; calls by the moment that they began. */
export const filedWhatsappStep: Migration = {
  number: 89,
  name: 'WhatsApp messages and calls of a record',
  sql: `
    UPDATE whatsapp_messages SET doc = json_set(doc, '$.filing', json((
      SELECT json_extract(t.doc, '$.filing') FROM whatsapp_threads AS t
      WHERE t.id = whatsapp_messages.thread_id)))
    WHERE thread_id IN (SELECT id FROM whatsapp_threads WHERE json_extract(doc, '$.filing') IS NOT NULL);
    ALTER TABLE whatsapp_messages ADD COLUMN filed_id TEXT
      GENERATED ALWAYS AS (json_extract(doc, '$.filing.id')) VIRTUAL;
    ALTER TABLE whatsapp_messages ADD COLUMN at TEXT
      GENERATED ALWAYS AS (json_extract(doc, '$.at')) VIRTUAL;
    CREATE INDEX whatsapp_messages_filed ON whatsapp_messages (filed_id, at, id);
    CREATE INDEX calls_subject_started ON calls (subject_id, started_at, id);
  `,
}
