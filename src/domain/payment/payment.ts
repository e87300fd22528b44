import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { Named } from '#domain/party'

export const PaymentPurpose = z.enum([
  'completion_money',
  'deposit',
  'redemption',
  'sdlt',
  'registration_fee',
  'estate_agent',
  'searches',
  'management_pack',
  'indemnity_premium',
  'sale_proceeds',
  'refund',
  'disbursement',
  'to_linked_case',
])
export type PaymentPurpose = z.infer<typeof PaymentPurpose>

export const PaymentStatus = z.enum(['asked', 'approved', 'sent', 'rejected'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

const Stamp = z.object({ by: Named, at: Instant })

/** Client money that is to leave a case: asked for by one person, approved by another, then sent through the bank. */
export const Payment = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  purpose: PaymentPurpose,
  /** Null for a transfer to the linked case. */
  payee: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      /** The verified account that was paid, so that a change of details voids an approval. */
      account_id: z.string(),
      ending: z.string(),
    }),
  ),
  linked: z.nullable(z.object({ id: z.string(), ref: z.string() })),
  amount: Pence,
  due_on: DateOnly,
  /** What the payee's statement shows: 'MD Ellison 26-S-01187' */
  reference: z.string(),
  /** Whose written authority moves money between cases; null otherwise. */
  authority: z.nullable(z.string()),
  status: PaymentStatus,
  asked: Stamp,
  approved: z.nullable(Stamp),
  /** The posting in the ledger once it was sent. */
  sent: z.nullable(z.extend(Stamp, { on: DateOnly, posting: z.int() })),
  rejected: z.nullable(z.extend(Stamp, { reason: z.string() })),
})
export type Payment = z.infer<typeof Payment>

export const PaymentView = z.extend(Payment, {
  /** Why the books would refuse it today; null when they would not, and for one that has ended. */
  obstacle: z.nullable(z.string()),
})
export type PaymentView = z.infer<typeof PaymentView>
