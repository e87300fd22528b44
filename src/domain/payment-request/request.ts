import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { Named } from '#domain/party'
import { BankPayment } from './bank/payment.ts'

/** What money is asked for; fees pay a delivered bill, everything else is client money. */
export const RequestPurpose = z.enum(['fees', 'searches', 'deposit', 'balance', 'other'])
export type RequestPurpose = z.infer<typeof RequestPurpose>

export const ReceiptMethod = z.enum(['card', 'bank', 'cheque'])
export type ReceiptMethod = z.infer<typeof ReceiptMethod>

const Stamp = z.object({ by: Named, at: Instant })

/** Money that came for a request. */
export const Receipt = z.object({
  /** 'R1', in the order of the case. */
  number: z.string(),
  /** The payment at the card provider, or the one that began at the payer’s bank; null for what a cashier recorded. */
  payment: z.nullable(z.string()),
  method: ReceiptMethod,
  /** Whether the embedded test provider made it, so that no money moved. */
  is_test: z.boolean(),
  amount: Pence,
  on: DateOnly,
  at: Instant,
  /** Who paid, where it was not the client. */
  payer: z.nullable(z.string()),
  /** The posting in the ledger; null while a rule of the books refuses it, for the reason in `obstacle`. */
  posting: z.nullable(z.int()),
  obstacle: z.nullable(z.string()),
})
export type Receipt = z.infer<typeof Receipt>

export const RefundStatus = z.enum(['asked', 'approved', 'done', 'rejected', 'failed'])
export type RefundStatus = z.infer<typeof RefundStatus>

/** Money that goes back by the way it came: asked for by one person, approved by another, done by the card provider. */
export const Refund = z.object({
  id: z.string(),
  /** The receipt that it gives back. */
  receipt: z.string(),
  amount: Pence,
  reason: z.string(),
  status: RefundStatus,
  /** Null for one that was made at the provider itself. */
  asked: z.nullable(Stamp),
  approved: z.nullable(Stamp),
  rejected: z.nullable(z.extend(Stamp, { reason: z.string() })),
  /** The refund at the provider once it is done. */
  provider_id: z.nullable(z.string()),
  posting: z.nullable(z.int()),
  /** Why the provider did not make it. */
  problem: z.nullable(z.string()),
})
export type Refund = z.infer<typeof Refund>

/** A page of the card provider on which somebody may pay. */
export const Checkout = z.object({
  id: z.string(),
  contact_id: z.string(),
  amount: Pence,
  /** Null for the embedded test provider, whose page is our own. */
  url: z.nullable(z.string()),
  at: Instant,
})
export type Checkout = z.infer<typeof Checkout>

/** Money that a client, or somebody else for them, is asked to pay. */
export const PaymentRequest = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  purpose: RequestPurpose,
  /** What it is for, as the client reads it: 'Searches for 14 Larkfield Road' */
  narrative: z.string(),
  /** The delivered bill that it pays; null for client money. */
  bill: z.nullable(z.string()),
  amount: Pence,
  due_on: DateOnly,
  /** The last day on which it may be paid here; null for no end. */
  expires_on: z.nullable(DateOnly),
  /** The client who is asked; or, without a contact, somebody else whom every client of the case sees. */
  payer: z.object({
    contact_id: z.nullable(z.string()),
    name: z.string(),
    relationship: z.nullable(z.string()),
  }),
  asked: Stamp,
  reminded: z.nullable(Stamp),
  cancelled: z.nullable(z.extend(Stamp, { reason: z.string() })),
  receipts: z.array(Receipt),
  refunds: z.array(Refund),
  checkouts: z.array(Checkout),
  /** What clients began at their own bank. */
  bank_payments: z.array(BankPayment),
  /** Attempts that the card provider refused. */
  failures: z.array(z.object({ id: z.string(), reason: z.string(), at: Instant })),
})
export type PaymentRequest = z.infer<typeof PaymentRequest>
