import type { Migration } from '../migration.ts'

export const bankPaymentsStep: Migration = {
  number: 82,
  name: 'payments that clients begin at their bank',
  sql: `
    CREATE TABLE bank_payments (
      payment TEXT PRIMARY KEY, request TEXT NOT NULL, reference TEXT NOT NULL UNIQUE, receipt TEXT);
    CREATE INDEX bank_payments_open ON bank_payments (payment) WHERE receipt IS NULL;
    CREATE TABLE bank_payment_events (
      seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, payment TEXT, state TEXT NOT NULL, at TEXT NOT NULL,
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX bank_payment_events_payment ON bank_payment_events (payment, seq) WHERE payment IS NOT NULL;
  `,
}
