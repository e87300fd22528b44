import * as z from 'zod/mini'
import type { Instant } from '#domain/dates'
import { hasEnteredCode } from './code.ts'
import type { Signer } from './signature.ts'

/** The code that was last sent to somebody, as they see it. */
export const SentCodeView = z.object({
  channel: z.enum(['sms', 'email']),
  to: z.string(),
  is_entered: z.boolean(),
})

/** Null before a code was sent, and when it has expired. */
export const codeView = (signer: Pick<Signer, 'code'>, now: Instant) => {
  const { code } = signer
  const is_entered = hasEnteredCode(signer, now)
  if (code === null || (!is_entered && code.expires_at <= now)) return null
  return { channel: code.channel, to: code.to, is_entered }
}
