import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { type Pence, sum } from '#domain/money'
import { Pence as PenceSchema } from '#domain/money-schema'

/** How far the bank of the payer has come; 'executed' says that it sent the money, never that the money arrived. */
export const BankPaymentStatus = z.enum(['started', 'authorised', 'failed', 'executed'])
export type BankPaymentStatus = z.infer<typeof BankPaymentStatus>

/** Why a bank made no payment, in our words. */
export const BankFailure = z.enum(['cancelled', 'expired', 'refused', 'no_funds', 'other'])
export type BankFailure = z.infer<typeof BankFailure>

/** A payment that a client began at their own bank. */
export const BankPayment = z.object({
  /** The payment at the provider. */
  id: z.string(),
  contact_id: z.string(),
  amount: PenceSchema,
  /** What the bank's statement names: the case, and this payment alone. */
  reference: z.string(),
  is_test: z.boolean(),
  at: Instant,
  /** The page of the provider; null for the embedded test provider. */
  url: z.nullable(z.string()),
  status: BankPaymentStatus,
  /** When the provider says that it came to this, and in which event; null while it only began. */
  said: z.nullable(z.object({ event: z.string(), at: Instant })),
  failure: z.nullable(BankFailure),
  /** The receipt for the money that arrived; null until a line of our bank shows it. */
  receipt: z.nullable(z.string()),
})
export type BankPayment = z.infer<typeof BankPayment>

const MINUTE_MS = 60_000

/** Minutes within which a payer has to approve at their bank. */
export const STARTED_MINUTES = 15

/** Days after which a payment that the bank has sent keeps nobody from paying again. */
export const ON_ITS_WAY_DAYS = 7

const isWithin = (from: string, now: string, minutes: number) =>
  Date.parse(now) - Date.parse(from) < minutes * MINUTE_MS

/** Whether the money of a payment may still arrive, so that it is not to be paid again. */
export const isOnItsWay = ({ status, receipt, said, at }: BankPayment, now: string): boolean =>
  receipt === null &&
  (status === 'executed' || status === 'authorised') &&
  isWithin(said?.at ?? at, now, ON_ITS_WAY_DAYS * 24 * 60)

/** Whether the page of the provider may still be used. */
export const isUnderWay = ({ status, receipt, at }: BankPayment, now: string): boolean =>
  receipt === null && status === 'started' && isWithin(at, now, STARTED_MINUTES)

type Paid = { readonly bank_payments: readonly BankPayment[] }

/** What a bank has sent or is sending, and has not arrived. */
export const onItsWayOf = ({ bank_payments }: Paid, now: string): Pence =>
  sum(bank_payments.filter((it) => isOnItsWay(it, now)).map(({ amount }) => amount))
