import type { Migration } from '../migration.ts'

/** Which agents agreed to which version of the terms, and when. */
export const agentTermsStep: Migration = {
  number: 97,
  name: 'terms of agents',
  sql: `
    CREATE TABLE agent_terms (
      user_id TEXT NOT NULL, version INTEGER NOT NULL, agreed_at TEXT NOT NULL,
      PRIMARY KEY (user_id, version)) WITHOUT ROWID;
  `,
}
