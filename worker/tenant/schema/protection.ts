import type { Migration } from './migration.ts'

export const protectionStep: Migration = {
  number: 21,
  name: 'usual networks, counted refusals, keyed audit log',
  sql: `
    CREATE TABLE usual_networks (
      user_id TEXT NOT NULL, network TEXT NOT NULL, seen_at TEXT NOT NULL,
      PRIMARY KEY (user_id, network)) WITHOUT ROWID;
    CREATE INDEX usual_networks_seen ON usual_networks (seen_at);
    UPDATE outbox SET kind = 'revocation' WHERE kind = 'broadcast' AND doc LIKE '{"hang_up"%';
  `,
}
