/** The tables of WhatsApp conversations, part of the step that brings emails. */
export const whatsappTables = `
    CREATE TABLE whatsapp_threads (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      phone TEXT GENERATED ALWAYS AS (json_extract(doc, '$.phone')) STORED,
      assigned_id TEXT GENERATED ALWAYS AS (json_extract(doc, '$.assigned_to.id')) STORED,
      status TEXT GENERATED ALWAYS AS (json_extract(doc, '$.status')) STORED,
      last_at TEXT GENERATED ALWAYS AS (json_extract(doc, '$.last_at')) STORED,
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE UNIQUE INDEX whatsapp_threads_phone ON whatsapp_threads (phone);
    CREATE INDEX whatsapp_threads_status ON whatsapp_threads (status, last_at);
    CREATE INDEX whatsapp_threads_assigned ON whatsapp_threads (status, assigned_id, last_at);
    CREATE TABLE whatsapp_messages (
      id TEXT PRIMARY KEY,
      thread_id TEXT GENERATED ALWAYS AS (json_extract(doc, '$.thread_id')) STORED,
      event TEXT GENERATED ALWAYS AS (json_extract(doc, '$.event')) STORED,
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE UNIQUE INDEX whatsapp_messages_event ON whatsapp_messages (event);
    CREATE INDEX whatsapp_messages_thread ON whatsapp_messages (thread_id, id);
`
