import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { CallDisposition } from './call.ts'

const Id = z.string().check(z.minLength(1), z.maxLength(200))
const Digits = z._default(z.string().check(z.trim(), z.maxLength(40)), '')

/** What a telephone system tells of a call, in words of no provider. Each event has an id of its own. */
export const TelephoneEvent = z.object({
  event: Id,
  /** The system's own id of the call, or the id of ours that it was asked to make. */
  call: Id,
  type: z.enum(['started', 'answered', 'ended']),
  at: Instant,
  direction: z.enum(['in', 'out']),
  from: Digits,
  to: Digits,
  /** Whose telephone it is, as entered in the desk settings. */
  extension: z.optional(z.string().check(z.maxLength(40))),
  disposition: z.optional(CallDisposition),
  duration_s: z.optional(z.int().check(z.minimum(0), z.maximum(86_400))),
  recording_url: z.optional(
    z
      .string()
      .check(z.maxLength(1000), z.regex(/^https:\/\/\S+$/, 'An address begins with https.')),
  ),
})
export type TelephoneEvent = z.infer<typeof TelephoneEvent>

/** What a telephone system is asked, as it travels: to ring, or to say that it hears us. */
export type TelephoneOrder = {
  readonly event: string
  readonly type: 'dial' | 'test'
  readonly at: string
  /** Our id of the call, to be told back; of a test: its own. */
  readonly call: string
  readonly to: string
  readonly extension: string
  readonly user: string
}

/** How old a signed message may be, in milliseconds. */
export const OLDEST_SIGNED_MS = 5 * 60_000

const PRIVATE_V4 = [
  /^0\./,
  /^10\./,
  /^127\./,
  /^169\.254\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^192\.(168|0)\./,
  /^198\.1[89]\./,
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^(22[4-9]|2[3-5]\d)\./,
]
const PRIVATE_NAME =
  /(^|\.)(localhost|local|internal|lan|home|corp|intranet|test|invalid|example|onion|arpa)$/

/** Why an address cannot be a telephone system's, in words for the field; null when it can. */
export const telephoneAddressProblem = (written: string): string | null => {
  if (!URL.canParse(written)) return 'Enter the whole address, beginning with https://.'
  const { protocol, hostname, username, password, port, hash } = new URL(written)
  if (protocol !== 'https:') return 'The address must begin with https://.'
  if (username !== '' || password !== '') return 'Leave name and password out of the address.'
  if (hash !== '') return 'Leave out what follows the #.'
  if (port !== '') return 'Leave out the port: only the usual one of https is called.'
  const host = hostname.replace(/\.$/, '').toLowerCase()
  if (host.startsWith('[')) return 'Enter a name instead of a numeric address.'
  if (/^[\d.]+$/.test(host))
    return PRIVATE_V4.some((it) => it.test(host))
      ? 'This address is on a private network, which is never called.'
      : 'Enter a name instead of a numeric address.'
  if (!host.includes('.') || PRIVATE_NAME.test(host))
    return 'This address is on a private network, which is never called.'
  return null
}
