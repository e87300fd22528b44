import type { Migration } from './migration.ts'
import { fillMilestoneTimes, milestoneTimesTable } from './milestone-times.ts'

const open = `'opening', 'onboarding', 'pre_contract', 'ready_to_exchange', 'exchanged', 'completed', 'post_completion', 'on_hold'`

export const boardsStep: Migration = {
  number: 41,
  name: 'boards of cases, times of milestones, links of calendars',
  sql: `
    ALTER TABLE conveyance_keys ADD COLUMN board_stage TEXT
      GENERATED ALWAYS AS (CASE WHEN status IN (${open}) THEN stage END) VIRTUAL;
    CREATE INDEX conveyance_keys_board ON conveyance_keys (board_stage, holder_since, id, party, due_on)
      WHERE board_stage IS NOT NULL;
    CREATE INDEX conveyance_keys_exchange_days ON conveyance_keys (exchange_on, id, status);
    CREATE INDEX conveyance_keys_completion_days ON conveyance_keys (completion_on, id, status, price);
    ${milestoneTimesTable}
    CREATE TABLE calendar_feeds (
      user_id TEXT PRIMARY KEY, token_hash TEXT NOT NULL, created_at TEXT NOT NULL) WITHOUT ROWID;
    CREATE UNIQUE INDEX calendar_feeds_token ON calendar_feeds (token_hash);
  `,
  fill: fillMilestoneTimes,
}
