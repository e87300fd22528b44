import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'

/** How a message leaves the mailbox of its author: as a draft that is made there first and then sent, once. */
export const OwnMailboxRoute = z.object({
  by: z.literal('mailbox'),
  mailbox_id: z.string(),
  address: z.string(),
  /** What the mailbox knows it by; null until its draft is there. */
  draft_id: z.nullable(z.string()),
  /** The Message-ID of its draft, without angle brackets. */
  message_id: z.nullable(z.string()),
  /** When the mailbox was first asked to send it: from then on it may have left. */
  submitted_at: z.nullable(Instant),
  /** When it was asked last. */
  asked_at: z.nullable(Instant),
})
export type OwnMailboxRoute = z.infer<typeof OwnMailboxRoute>

/** That the firm's mail took the place of the mailbox of its author, and why. */
const FirmRoute = z.object({ by: z.literal('firm'), instead_of: z.string(), why: z.string() })

/** A draft that is still there so long after the mailbox was asked to send it was not sent; until then it may have left. */
export const SETTLED_MS = 10 * 60_000

export const MailboxRoute = z.discriminatedUnion('by', [OwnMailboxRoute, FirmRoute])
export type MailboxRoute = z.infer<typeof MailboxRoute>

type Routed = { readonly route?: MailboxRoute | undefined; readonly sent_at: string | null }

/** The route of a message through the mailbox of its author; null for any other. */
export const ownRoute = ({ route }: Pick<Routed, 'route'>): OwnMailboxRoute | null =>
  route?.by === 'mailbox' ? route : null

/** Whether the mailbox of its author was asked to send a message, and nobody knows yet that it did. */
export const mayHaveLeft = (message: Pick<Routed, 'route'>) =>
  ownRoute(message)?.submitted_at != null

/** 'Sent from anna@harcourt.test', or why it was not; null for a message that has nothing to say about it. */
export const routeLabel = ({ route, sent_at }: Routed): string | null => {
  if (route === undefined) return null
  if (route.by === 'mailbox')
    return sent_at === null ? `To be sent from ${route.address}` : `Sent from ${route.address}`
  return `${sent_at === null ? 'To be sent' : 'Sent'} by the firm’s mail instead of ${route.instead_of}: ${route.why}`
}
