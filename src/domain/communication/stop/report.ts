import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { lineText } from '#domain/one-line'

/** What a provider says later about a message it accepted, in a form of no provider; each has an id of its own. */
export const DeliveryReport = z.strictObject({
  event: z.string().check(z.minLength(1), z.maxLength(200)),
  type: z.enum(['delivered', 'bounced', 'complained']),
  /** The message's id, its Message-ID, or the address that its bounces return to. */
  message: z.string().check(z.minLength(1), z.maxLength(320)),
  /** The enhanced status (RFC 3463): '5.1.1'. */
  status: z.optional(z.string().check(z.regex(/^[245]\.\d{1,3}\.\d{1,3}$/))),
  /** Whether the provider calls the bounce permanent; used where there is no status. */
  permanent: z.optional(z.boolean()),
  reason: z.optional(lineText(200)),
})
export type DeliveryReport = z.infer<typeof DeliveryReport>

/** No such mailbox, no such host, moved away, no mail accepted there (RFC 3463 §3.2, RFC 7505 §4.2). */
const DEAD_ADDRESS = /\b5\.1\.(?:1|2|6|10)\b/

/** Whether an enhanced status says that an address is dead, rather than full, or the message unwanted. */
export const isDeadAddress = (text: string) => DEAD_ADDRESS.test(text)

type Bounce = Pick<DeliveryReport, 'type' | 'status' | 'permanent'>

/** Why further mail to the address stops; null when the address is still good. */
export const stopKindOf = ({
  type,
  status,
  permanent,
}: Bounce): 'bounced' | 'complained' | null => {
  if (type === 'complained') return 'complained'
  if (type === 'delivered') return null
  const isDead = status === undefined ? permanent === true : isDeadAddress(status)
  return isDead ? 'bounced' : null
}

/** A message that a report names; `mac` proves an address that anybody could write to. */
export type ReportedMessage = { readonly id: string; readonly mac: string | null }

const RETURN_PATH = /bounce\+([0-9a-f-]{36})\.([0-9a-f]{16})\b/i
const MESSAGE_ID = /^<?([0-9a-f-]{36})(?:@[^\s<>]+>?)?$/i

/** The message that a report names, whatever case or forwarding its return path went through; null for another's. */
export const reportedMessage = (named: string): ReportedMessage | null => {
  const [, bounced, mac] = RETURN_PATH.exec(named) ?? []
  if (bounced !== undefined && mac !== undefined)
    return { id: bounced.toLowerCase(), mac: mac.toLowerCase() }
  const [, id] = MESSAGE_ID.exec(named.trim()) ?? []
  return id === undefined ? null : { id: id.toLowerCase(), mac: null }
}

export const reportApi = endpointsOf({
  receive: {
    method: 'POST',
    path: '/api/intake/delivery-reports',
    who: 'public',
    can: [],
    because: 'The provider signs what it sends.',
    body: DeliveryReport,
    reply: z.object({ received: z.literal(true) }),
  },
})
