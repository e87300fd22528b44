import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { BankPayment } from './bank/payment.ts'
import { BankProviderKind } from './bank/provider.ts'
import { NoticeGift, PaymentNotice } from './notice/notice.ts'
import { ProviderKind } from './provider/provider.ts'
import { PaymentRequest, Receipt, ReceiptMethod, RequestPurpose } from './request.ts'

export const RequestState = z.enum([
  'asked',
  'part_paid',
  'paid',
  'refunded',
  'cancelled',
  'expired',
])

/** A payment at the client's bank as staff see it. */
const BankPaymentView = z.omit(BankPayment, { url: true, contact_id: true, said: true })

export const RequestView = z.extend(z.omit(PaymentRequest, { checkouts: true }), {
  bank_payments: z.array(BankPaymentView),
  state: RequestState,
  left: Pence,
  excess: Pence,
})
export type RequestView = z.infer<typeof RequestView>

/** What was asked of the clients of a case, and what they told us of. */
export const CasePaymentRequests = z.object({
  requests: z.array(RequestView),
  notices: z.array(PaymentNotice),
  /** How a client may pay by card now. */
  card: ProviderKind,
})
export type CasePaymentRequests = z.infer<typeof CasePaymentRequests>

const ClientReceipt = z.pick(Receipt, {
  number: true,
  is_test: true,
  amount: true,
  on: true,
  method: true,
})

/** A payment that the client began at their bank and whose money we have not received. */
const ClientBankPayment = z.object({
  ...z.pick(BankPayment, { id: true, amount: true, is_test: true, failure: true }).shape,
  at: Instant,
  /** 'late' was sent long ago and has not arrived. */
  state: z.enum(['started', 'accepted', 'sent', 'late', 'failed']),
})
export type ClientBankPayment = z.infer<typeof ClientBankPayment>

export const ClientRequest = z.object({
  id: z.string(),
  case: z.object({ id: z.string(), ref: z.string(), kind: z.string(), address: z.string() }),
  purpose: RequestPurpose,
  narrative: z.string(),
  amount: Pence,
  left: Pence,
  due_on: DateOnly,
  state: RequestState,
  /** Who is asked where it is not the client. */
  other_payer: z.nullable(z.string()),
  by_card: z.boolean(),
  by_bank: z.boolean(),
  /** What may be begun by card or at the bank: what is left without what is on its way. */
  to_start: Pence,
  bank_payments: z.array(ClientBankPayment),
  receipts: z.array(z.extend(ClientReceipt, { document: z.string(), method: ReceiptMethod })),
  refunds: z.array(
    z.object({
      id: z.string(),
      amount: Pence,
      is_done: z.boolean(),
      /** To the card that paid; else it went back to whoever gave it. */
      to_card: z.boolean(),
    }),
  ),
  /** The last attempt that the card provider refused, until something came. */
  last_failure: z.nullable(z.object({ reason: z.string(), at: Instant })),
})
export type ClientRequest = z.infer<typeof ClientRequest>

const ClientNotice = z.object({
  id: z.string(),
  case_ref: z.string(),
  narrative: z.string(),
  amount: Pence,
  expected_on: DateOnly,
  payer: z.nullable(z.object({ name: z.string(), gift: NoticeGift })),
  state: z.enum(['told', 'accepted', 'refused']),
})
export type ClientNotice = z.infer<typeof ClientNotice>

/** What the signed-in client is asked to pay, paid, and told us of. */
export const ClientPayments = z.object({
  cases: z.array(
    z.object({ id: z.string(), ref: z.string(), matter_type: z.string(), address: z.string() }),
  ),
  requests: z.array(ClientRequest),
  notices: z.array(ClientNotice),
  card: ProviderKind,
  bank: BankProviderKind,
})
export type ClientPayments = z.infer<typeof ClientPayments>
