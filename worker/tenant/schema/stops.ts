import type { Migration } from './migration.ts'

export const stopsStep: Migration = {
  number: 29,
  name: 'addresses that bounced, reports of providers',
  sql: `
    CREATE TABLE stopped_addresses (
      address TEXT PRIMARY KEY, kind TEXT NOT NULL, reason TEXT NOT NULL,
      message_id TEXT NOT NULL, at TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE delivery_reports (event TEXT PRIMARY KEY, at TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX delivery_reports_at ON delivery_reports (at);
  `,
}
