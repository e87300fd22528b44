import type { Migration } from '#tenant/schema/migration'
import { OPEN_STATUSES } from './open-stages.ts'

/** The statuses of cases whose money is still to move, as the indexes of the days of money have them. */
export const BEFORE_COMPLETION = `'opening', 'onboarding', 'pre_contract', 'ready_to_exchange', 'exchanged', 'on_hold'`

export const dayStep: Migration = {
  number: 70,
  name: 'what a day shows, counted by indexes alone',
  sql: `
    ALTER TABLE conveyance_keys ADD COLUMN deposit INTEGER NOT NULL DEFAULT 0;
    UPDATE conveyance_keys SET deposit = coalesce(
      (SELECT json_extract(c.doc, '$.deposit') FROM conveyances AS c WHERE c.id = conveyance_keys.id), 0)
      WHERE status IN (${BEFORE_COMPLETION});
    CREATE INDEX conveyance_keys_prices ON conveyance_keys (matter_type, completion_on, price)
      WHERE status IN (${BEFORE_COMPLETION});
    CREATE INDEX conveyance_keys_deposits ON conveyance_keys (exchanged, matter_type, exchange_on, deposit)
      WHERE status IN (${BEFORE_COMPLETION});
    CREATE INDEX conveyance_keys_holders ON conveyance_keys (party)
      WHERE status IN (${OPEN_STATUSES});
    CREATE INDEX open_tasks_of_user ON open_tasks (user_id, due_on) WHERE chase_on IS NULL;
    CREATE INDEX open_tasks_of_queue ON open_tasks (role, due_on) WHERE chase_on IS NULL AND user_id IS NULL;
    CREATE INDEX open_chases_of_user ON open_tasks (user_id, chase_on) WHERE chase_on IS NOT NULL;
    CREATE INDEX open_chases_of_queue ON open_tasks (role, chase_on) WHERE chase_on IS NOT NULL AND user_id IS NULL;
  `,
}
