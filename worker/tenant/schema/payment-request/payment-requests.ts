import type { Migration } from '../migration.ts'

const ofCase = (table: string) => `
  CREATE TABLE ${table} (
    id TEXT PRIMARY KEY, version INTEGER NOT NULL,
    conveyance_id TEXT GENERATED ALWAYS AS (json_extract(doc, '$.conveyance_id')) STORED,
    shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
  CREATE INDEX ${table}_case ON ${table} (conveyance_id, id);
`

export const paymentRequestsStep: Migration = {
  number: 59,
  name: 'payments that clients are asked for',
  sql: `
    ${ofCase('payment_requests')}
    ${ofCase('payment_notices')}
    CREATE TABLE payment_events (
      seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, payment TEXT, request TEXT,
      state TEXT NOT NULL, reason TEXT, at TEXT NOT NULL,
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX payment_events_payment ON payment_events (payment, seq) WHERE payment IS NOT NULL;
  `,
}
