import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'

export const SignerState = z.enum([
  'waiting',
  'sent',
  'opened',
  'code_failed',
  'signed',
  'declined',
])
export type SignerState = z.infer<typeof SignerState>

/** A code that was sent to a signer; only its hash is stored. */
export const SentCode = z.object({
  hash: z.string(),
  channel: z.enum(['sms', 'email']),
  /** The masked number or address. */
  to: z.string(),
  sent_at: Instant,
  expires_at: Instant,
  entered_at: z.nullable(Instant),
})
export type SentCode = z.infer<typeof SentCode>
