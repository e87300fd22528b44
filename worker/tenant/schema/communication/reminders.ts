import type { Migration } from '../migration.ts'

const asked = (table: string, path: string, where: string) => `
  CREATE INDEX ${table}_waiting ON ${table} (json_extract(doc, '${path}')) WHERE ${where};
`

/** What clients were asked for and have not given, when packs grow stale, and new days of open cases. */
export const remindersStep: Migration = {
  number: 64,
  name: 'reminders to clients, and the day on which a pack is no longer fresh',
  sql: `
    ${asked('identity_checks', '$.asked.at', `json_extract(doc, '$.status') = 'waiting_for_client' AND json_extract(doc, '$.removed') IS NULL`)}
    ${asked('funds_statements', '$.asked.at', `json_extract(doc, '$.status') = 'waiting_for_client'`)}
    ${asked('client_questions', '$.asked_at', `json_extract(doc, '$.sent_at') IS NULL AND json_extract(doc, '$.withdrawn_at') IS NULL`)}
    ALTER TABLE sale_ready_packs ADD COLUMN fresh_until TEXT;
    UPDATE sale_ready_packs SET fresh_until = (
      SELECT min(json_extract(answer.value, '$.fresh_until'))
      FROM json_each(sale_ready_packs.doc, '$.answers') AS answer);
    CREATE INDEX sale_ready_packs_fresh ON sale_ready_packs (fresh_until, id)
      WHERE status IN ('ready', 'released');
    INSERT OR IGNORE INTO cases_without_clock
      SELECT id FROM conveyance_keys WHERE status NOT IN ('aborted', 'closed', 'archived');
  `,
}
