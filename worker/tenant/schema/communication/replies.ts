import type { Migration } from '../migration.ts'

/** Which messages were answered by email, and what the firm wrote in the portal by day, for the figures. */
export const repliesStep: Migration = {
  number: 85,
  name: 'messages that were answered',
  sql: `
    CREATE TABLE message_replies (
      message_id TEXT PRIMARY KEY, type TEXT NOT NULL, sent_at TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX message_replies_type ON message_replies (type, sent_at);
    INSERT OR IGNORE INTO message_replies (message_id, type, sent_at)
      SELECT m.id, json_extract(m.doc, '$.type'), json_extract(m.doc, '$.created_at')
      FROM tracked_emails AS e, json_each(e.doc, '$.references') AS r
        JOIN messages AS m ON m.id = lower(substr(r.value, 1, 36))
      WHERE json_extract(e.doc, '$.direction') = 'in'
        AND json_extract(e.doc, '$.is_automatic') = 0;
    CREATE INDEX messages_emailed
      ON messages (json_extract(doc, '$.type'), json_extract(doc, '$.created_at'))
      WHERE channel = 'email' AND status IN ('sent', 'delivered', 'complained');
    CREATE INDEX client_messages_of_firm ON client_messages (at)
      WHERE json_extract(doc, '$.from') = 'firm';
  `,
}
