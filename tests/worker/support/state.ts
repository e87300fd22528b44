import type { FirmUnderTest } from './firm.ts'

// Sessions are touched by being used, refusals are recorded, and an object counts its own alarms.
const ASIDE = [
  'audit',
  'audit_days',
  'reads',
  'sessions',
  'jobs',
  'settings',
  'outbox',
  'messages',
  'files',
  'failed_sign_ins',
  'usual_networks',
  'refusal_counts',
]

/** Everything that the firm's database says, but for who was there: equal before and after, nothing was done. */
export const stateOf = (firm: FirmUnderTest, aside: readonly string[] = ASIDE) =>
  firm.inside(({ store }) => {
    const tables = store.rows<{ name: string }>(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
       AND name NOT LIKE '_cf_%' AND name NOT LIKE 'search_%_%'`,
    )
    return JSON.stringify(
      tables
        .filter(({ name }) => !aside.includes(name))
        .map(({ name }) => [name, store.rows(`SELECT * FROM ${name}`)]),
    )
  })
