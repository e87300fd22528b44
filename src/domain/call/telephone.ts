import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { CallDisposition } from './call.ts'

const Id = z.string().check(z.minLength(1), z.maxLength(200))
const Digits = z._default(z.string().check(z.trim(), z.maxLength(40)), '')

/** An event of a telephone system in a provider-neutral form; each has a unique id. */
export const TelephoneEvent = z.object({
  event: Id,
  call: Id,
  type: z.enum(['started', 'answered', 'ended']),
  at: Instant,
  direction: z.enum(['in', 'out']),
  from: Digits,
  to: Digits,
  /** The user's extension, as entered in the desk settings. */
  extension: z.optional(z.string().check(z.maxLength(40))),
  disposition: z.optional(CallDisposition),
  duration_s: z.optional(z.int().check(z.minimum(0), z.maximum(86_400))),
  recording_url: z.optional(
    z
      .string()
      .check(
        z.maxLength(1000),
        z.regex(/^https:\/\/\S+$/, 'Enter an address beginning with https://.'),
      ),
  ),
})
export type TelephoneEvent = z.infer<typeof TelephoneEvent>

export type TelephoneOrder = {
  readonly event: string
  readonly type: 'dial' | 'test'
  readonly at: string
  readonly call: string
  readonly to: string
  readonly extension: string
  readonly user: string
}

/** Maximum age of a signed message, in milliseconds. */
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

// Public names that answer with the address in the name, or with a private one: a name cannot be looked up here.
const REBINDING_NAME =
  /(^|\.)((nip|sslip|xip|local)\.(io|name|gd)|(localtest|lvh|traefik|localdev|fuf)\.me|localho\.st|smackaho\.st|vcap\.me|lacolhost\.com|yoogle\.com|beweb\.com|42foo\.com|1u\.ms|rbndr\.us|rebind\.it|backname\.io|ip6\.name|ipq\.co)$/
const EMBEDDED_V4 = /(?:^|[.-])(\d{1,3}([.-])\d{1,3}\2\d{1,3}\2\d{1,3})(?:[.-]|$)/
const HEX_V4 = /(^|[.-])(0x)?((7f|0a|00)[0-9a-f]{6}|(c0a8|a9fe|ac1[0-9a-f])[0-9a-f]{4})([.-]|$)/

const isPrivateV4 = (address: string) => PRIVATE_V4.some((it) => it.test(address))

const isPrivateName = (host: string) =>
  [PRIVATE_NAME, REBINDING_NAME, HEX_V4].some((it) => it.test(host)) ||
  isPrivateV4((EMBEDDED_V4.exec(host)?.[1] ?? '').replaceAll('-', '.'))

/**
 * The error message for the address of a telephone system; null if it is valid. Names are judged by how they are
 * spelt: one that an operator points at a private address later is not recognised.
 */
export const telephoneAddressProblem = (address: string): string | null => {
  if (!URL.canParse(address)) return 'Enter the full address, beginning with https://.'
  const { protocol, hostname, username, password, port, hash } = new URL(address)
  if (protocol !== 'https:') return 'The address must begin with https://.'
  if (username !== '' || password !== '')
    return 'Remove the user name and password from the address.'
  if (hash !== '') return 'Remove the # and everything after it.'
  if (port !== '') return 'Remove the port. Only the standard HTTPS port can be used.'
  const host = hostname.replace(/\.+$/, '').toLowerCase()
  if (host.startsWith('[')) return 'Enter a host name instead of an IP address.'
  if (/^[\d.]+$/.test(host))
    return isPrivateV4(host)
      ? 'This address is on a private network. Enter a public address.'
      : 'Enter a host name instead of an IP address.'
  if (!host.includes('.') || isPrivateName(host))
    return 'This address is on a private network. Enter a public address.'
  return null
}
