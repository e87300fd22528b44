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
  'residual_charity',
  'return_held',
  'lender_return',
  'deposit_return',
  'overpayment',
])
export type PaymentPurpose = z.infer<typeof PaymentPurpose>

export const PaymentStatus = z.enum(['asked', 'approved', 'sent', 'rejected'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** On what a stakeholder gives a deposit back: what both parties agreed, or what a court ordered. */
export const DepositRelease = z.enum(['agreement', 'court_order'])
export type DepositRelease = z.infer<typeof DepositRelease>

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
  /**
   * Whose written authority moves money between cases or gives a deposit back, the regulator’s for a gift to charity, or
   * where somebody read the account that money came from; null otherwise.
   */
  authority: z.nullable(z.string()),
  /** On what a deposit that is held as stakeholder goes back to the buyer; absent for any other payment. */
  released_by: z.exactOptional(DepositRelease),
  /** The receipt of which too much is given back; absent for any other payment. */
  receipt: z.exactOptional(z.object({ request: z.string(), number: z.string() })),
  /** Present where the clients of both cases agreed in writing that the money of one is used for the other. */
  both_agree: z.exactOptional(z.literal(true)),
  /** The registered number of the charity that is given what is left; absent for any other payment. */
  charity: z.exactOptional(z.string()),
  /** The gift in suspense that it returns; absent for any other payment. */
  held: z.exactOptional(z.string()),
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
  /** What the hour means for one that is due today: the bank’s cut-off, the contract’s time; null otherwise. */
  timing: z.nullable(z.string()),
})
export type PaymentView = z.infer<typeof PaymentView>
