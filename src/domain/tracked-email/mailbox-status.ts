import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'

/** A mail that the mailbox refused, which its sender was told. */
export const RefusedMail = z.strictObject({
  at: Instant,
  from: z.string().check(z.maxLength(320)),
  subject: z.string().check(z.maxLength(500)),
  reason: z.string().check(z.maxLength(200)),
})
export type RefusedMail = z.infer<typeof RefusedMail>

/** What arrived in the mailbox last, and what was refused, newest first. */
export const MailboxStatus = z.object({
  /** Null before the first. */
  last_received_at: z.nullable(Instant),
  refused: z.array(RefusedMail),
})
export type MailboxStatus = z.infer<typeof MailboxStatus>

const MOST_REFUSED = 20

export const withRefused = (status: MailboxStatus, mail: RefusedMail): MailboxStatus => ({
  ...status,
  refused: [mail, ...status.refused].slice(0, MOST_REFUSED),
})
