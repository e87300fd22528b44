import type { MailboxHealth } from './health.ts'

/** How a mailbox is, for a chip. */
export const healthLabels: Readonly<Record<MailboxHealth['state'], string>> = {
  ok: 'Up to date',
  importing: 'Reading for the first time',
  problem: 'Needs attention',
  stopped: 'Stopped',
  paused: 'Paused',
  disconnected: 'Disconnected',
}
