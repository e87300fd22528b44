import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { Pence } from '#domain/money-schema'
import {
  CheckoutEntry,
  ReceiptEntry,
  RefundEntry,
  RequestCancellation,
  RequestEntry,
  RequestVersion,
  TestOutcome,
} from './bodies.ts'
import { CasePaymentRequests, ClientPayments } from './view.ts'

const all = '/api/conveyances/:id/payment-requests'
const one = `${all}/:request` as const
const refund = `${one}/refunds/:refund` as const
const write = { who: ['staff'], can: ['conveyance.update'], reply: CasePaymentRequests } as const

export const paymentRequestApi = endpointsOf({
  list: {
    method: 'GET',
    path: all,
    who: ['staff'],
    can: ['conveyance.view'],
    reply: CasePaymentRequests,
  },
  ask: { ...write, method: 'POST', path: all, body: RequestEntry },
  remind: { ...write, method: 'POST', path: `${one}/reminders`, body: RequestVersion },
  cancel: { ...write, method: 'PUT', path: `${one}/cancellation`, body: RequestCancellation },
  record: {
    ...write,
    can: ['payments.create'],
    method: 'POST',
    path: `${one}/receipts`,
    body: ReceiptEntry,
  },
  ask_refund: {
    ...write,
    can: ['payments.create'],
    method: 'POST',
    path: `${one}/refunds`,
    body: RefundEntry,
  },
  approve_refund: {
    ...write,
    can: ['payments.update'],
    method: 'PUT',
    path: `${refund}/approval`,
    body: RequestVersion,
    isSensitive: true,
  },
  reject_refund: {
    ...write,
    can: ['payments.create'],
    method: 'PUT',
    path: `${refund}/rejection`,
    body: RequestCancellation,
  },
})

const own = { who: ['client'], can: [] } as const

export const clientPaymentApi = endpointsOf({
  list: { ...own, method: 'GET', path: '/api/client/payments', reply: ClientPayments },
  /** What the test provider makes of a card; the local environment alone has it. */
  finish_test: {
    ...own,
    method: 'POST',
    path: '/api/client/payments/:request/test-outcomes',
    body: TestOutcome,
    reply: ClientPayments,
  },
})

/** Where the edge begins a payment by card, as it calls the provider. */
export const checkoutStart = endpointsOf({
  start: {
    ...own,
    method: 'POST',
    path: '/api/client/payments/:request/checkouts',
    body: CheckoutEntry,
    reply: z.object({
      checkout: z.string(),
      amount: Pence,
      /** The page of the provider; null where the test provider stands on our own. */
      url: z.nullable(z.string()),
    }),
  },
})
