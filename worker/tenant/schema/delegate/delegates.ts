import type { Migration } from '../migration.ts'

const column = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

/** Who helps a client, and for whom a session acts. */
export const delegatesStep: Migration = {
  number: 83,
  name: 'delegates',
  sql: `
    CREATE TABLE delegates (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      conveyance_id TEXT ${column('conveyance_id')}, contact_id TEXT ${column('client.id')},
      user_id TEXT ${column('user_id')}, status TEXT ${column('status')},
      due_on TEXT ${column('until')},
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX delegates_case ON delegates (conveyance_id, id);
    CREATE INDEX delegates_contact ON delegates (contact_id, id);
    CREATE INDEX delegates_user ON delegates (user_id, id);
    CREATE INDEX delegates_due ON delegates (status, due_on, id);
    ALTER TABLE sessions ADD COLUMN delegate_id TEXT;
  `,
}
