import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { MailboxHealth, MailboxProblem } from './health.ts'
import { healthLabels } from './labels.ts'

/** How a mailbox is, for whoever reads the mail that comes from it. */
export const MailboxGlance = z.object({
  id: z.string(),
  address: z.string(),
  state: MailboxHealth.shape.state,
  /** When it was read to its end; null before the first time. */
  checked_at: z.nullable(Instant),
  /** The gravest. */
  problem: z.nullable(MailboxProblem),
})
export type MailboxGlance = z.infer<typeof MailboxGlance>

/** 'Read to its end at 09:41', 'Paused', or 'Needs attention'. */
export const glanceText = (
  { state, checked_at }: Pick<MailboxGlance, 'state' | 'checked_at'>,
  format: (at: Instant) => string,
): string =>
  state === 'ok' && checked_at !== null
    ? `Read to its end, ${format(checked_at)}`
    : healthLabels[state]
