import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'

/** How a message leaves the mailbox of its author: as a draft that is made there first and then sent, once. */
const OwnMailboxRoute = z.object({
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

/** That the firm's mail sends what somebody wrote. */
const FirmRoute = z.object({
  by: z.literal('firm'),
  address: z.string(),
  /** The mailbox of its author that was to send it, and why it does not; null where none was to. */
  instead_of: z.nullable(z.object({ address: z.string(), why: z.string() })),
})
export type FirmRoute = z.infer<typeof FirmRoute>

/** By what a message that somebody wrote by hand leaves. */
export const WrittenRoute = z.discriminatedUnion('by', [OwnMailboxRoute, FirmRoute])
export type WrittenRoute = z.infer<typeof WrittenRoute>

/** A draft that is still there so long after the mailbox was asked to send it was not sent; until then it may have left. */
export const SETTLED_MS = 10 * 60_000

type Routed = {
  readonly route?: WrittenRoute | undefined
  readonly status: string
  readonly sent_at: string | null
}

/** The route of a message through the mailbox of its author; null for any other. */
export const ownRoute = ({ route }: Pick<Routed, 'route'>): OwnMailboxRoute | null =>
  route?.by === 'mailbox' ? route : null

/** Whether the mailbox of its author was asked to send a message, and nobody knows yet that it did. */
export const mayHaveLeft = (message: Pick<Routed, 'route'>) =>
  ownRoute(message)?.submitted_at != null

/** 'Sent from anna@harcourt.test', with why it was not another address; null for a message that nobody wrote by hand. */
export const routeLabel = (message: Routed): string | null => {
  const { route } = message
  if (route === undefined) return null
  const from = `${sentLabel(message)} from ${route.address}`
  if (route.by === 'mailbox' || route.instead_of === null) return from
  return `${from} instead of ${route.instead_of.address}: ${route.instead_of.why}`
}

const sentLabel = ({ status, sent_at }: Pick<Routed, 'status' | 'sent_at'>) => {
  if (sent_at !== null) return 'Sent'
  if (status === 'unknown') return 'May have been sent'
  return status === 'failed' || status === 'suppressed' ? 'Not sent' : 'To be sent'
}

/** From which address what somebody writes now will leave. */
export const EmailSender = z.object({
  address: z.string(),
  /** Whether it is their own mailbox, and not the firm's address. */
  is_own: z.boolean(),
  /** Why it is not a mailbox that they connected; null where there is none, or where it is. */
  why: z.nullable(z.string()),
})
export type EmailSender = z.infer<typeof EmailSender>
