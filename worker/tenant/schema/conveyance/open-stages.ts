import type { Migration } from '#tenant/schema/migration'

/** The statuses of open cases, as the index of their stages has them. */
export const OPEN_STATUSES = `'opening', 'onboarding', 'pre_contract', 'ready_to_exchange', 'exchanged', 'completed', 'post_completion', 'on_hold'`

export const openStagesStep: Migration = {
  number: 57,
  name: 'stages of open cases, counted by their index alone',
  sql: `
    CREATE INDEX conveyance_keys_stages ON conveyance_keys (stage, party, due_on, matter_type, status)
      WHERE status IN (${OPEN_STATUSES});
  `,
}
