import type { Migration } from '../migration.ts'

const stored = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

/** A case has one that is proposed or in force at most. */
export const thirdPartyAccountsStep: Migration = {
  number: 103,
  name: 'third-party managed accounts',
  sql: `
    CREATE TABLE third_party_accounts (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      conveyance_id TEXT ${stored('conveyance_id')}, status TEXT ${stored('status')},
      provider TEXT ${stored('provider')},
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX third_party_accounts_case ON third_party_accounts (conveyance_id, id);
    CREATE UNIQUE INDEX third_party_accounts_current ON third_party_accounts (conveyance_id)
      WHERE status IN ('proposed', 'in_force');
  `,
}
