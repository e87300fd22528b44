import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Named } from '#domain/party'

/** Requisitions on completion come from the buyer’s lawyer; the others from HM Land Registry. */
export const RequisitionKind = z.enum(['completion', 'hmlr'])
export type RequisitionKind = z.infer<typeof RequisitionKind>

export const RequisitionStatus = z.enum(['drafting', 'sent', 'satisfied', 'cancelled'])
export type RequisitionStatus = z.infer<typeof RequisitionStatus>

export const RequisitionItem = z.object({
  key: z.string(),
  question: z.string(),
  reply: z.string(),
  /** Where the drafted reply comes from: 'Title and mortgage'; null for one that somebody typed. */
  source: z.nullable(z.string()),
  /** Whether the reply promises something, which counts once it is an undertaking. */
  undertaking: z.boolean(),
  /** What has to be looked at before the replies go out; null for nothing. */
  flag: z.nullable(z.object({ note: z.string(), by: Named })),
})
export type RequisitionItem = z.infer<typeof RequisitionItem>

/** How replies went out: by a document of the case, or null for another way. */
const Sending = z.object({
  by: Named,
  at: Instant,
  document: z.nullable(z.object({ id: z.string(), name: z.string() })),
})

export const Requisition = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  kind: RequisitionKind,
  firm: z.string(),
  /** The number of the application at the Land Registry. */
  reference: z.nullable(z.string()),
  received_on: DateOnly,
  due_on: DateOnly,
  status: RequisitionStatus,
  items: z.array(RequisitionItem),
  /** Each day that the Land Registry moved, with why. */
  extensions: z.array(z.object({ from: DateOnly, to: DateOnly, reason: z.string(), by: Named })),
  sent: z.nullable(Sending),
  /** What was sent before it was amended, and why it was; oldest first. */
  earlier: z.array(
    z.object({
      items: z.array(RequisitionItem),
      sent: Sending,
      reason: z.string(),
      by: Named,
      at: Instant,
    }),
  ),
  /** Who recorded how it ended; null while it is open. */
  ended: z.nullable(z.object({ by: Named, at: Instant })),
  by: Named,
  created_at: Instant,
})
export type Requisition = z.infer<typeof Requisition>

/** A requisition with its case, for the queue of the firm. */
export const RequisitionRow = z.extend(Requisition, {
  ref: z.string(),
  address: z.string(),
  fee_earner: Named,
  undertakings: z.int(),
  undertakings_waiting: z.int(),
  /** Who approved or refused the undertakings in it. */
  approvers: z.array(z.string()),
})
export type RequisitionRow = z.infer<typeof RequisitionRow>

/** The share of items with a reply, 0 to 100. */
export const draftedShare = ({ items }: Pick<Requisition, 'items'>): number =>
  items.length === 0
    ? 0
    : Math.round((items.filter(({ reply }) => reply !== '').length / items.length) * 100)
