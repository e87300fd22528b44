import type { Migration } from '../migration.ts'

const column = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}')) STORED`

/** What agents and the firm record beside a case: the keys, the referral fee and what the agent asked. */
export const agentCasesStep: Migration = {
  number: 66,
  name: 'keys, referral fees and questions of agents',
  sql: `
    CREATE TABLE key_handovers (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      conveyance_id TEXT ${column('conveyance_id')},
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE UNIQUE INDEX key_handovers_case ON key_handovers (conveyance_id);
    CREATE TABLE referral_fees (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      conveyance_id TEXT ${column('conveyance_id')}, paid_on TEXT ${column('paid.on')},
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE UNIQUE INDEX referral_fees_case ON referral_fees (conveyance_id);
    CREATE TABLE agent_questions (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL,
      conveyance_id TEXT ${column('conveyance_id')}, answered_at TEXT ${column('answer.at')},
      shape INTEGER NOT NULL DEFAULT 1, doc TEXT NOT NULL);
    CREATE INDEX agent_questions_case ON agent_questions (conveyance_id, id);
    CREATE INDEX agent_questions_open ON agent_questions (conveyance_id) WHERE answered_at IS NULL;
  `,
}
