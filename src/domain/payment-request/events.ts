import type { ClientLine, EventRows, EventType } from '#domain/event'
import { formatPence, type Pence } from '#domain/money'
import {
  askingMessages,
  paidMessages,
  partPaidMessages,
  refundMessages,
  reminderMessages,
} from './messages.ts'

type Of = { request: string; narrative: string; amount: Pence; payer: string }
type IsTest = { is_test: boolean }
type Came = Of & IsTest & { receipt: string; obstacle: string | null }
type Refunding = Of & { refund: string }

const values = ['ref', 'address', 'sum', 'narrative', 'due', 'link'] as const
export type RequestValue = (typeof values)[number]

export type PaymentRequestEvents = {
  'payment-request.asked': EventType<'conveyance', Of, RequestValue>
  'payment-request.reminded': EventType<'conveyance', Of, RequestValue>
  'payment-request.cancelled': EventType<'conveyance', Of & { reason: string }>
  'payment-request.part-paid': EventType<'conveyance', Came & { left: Pence }, RequestValue>
  'payment-request.paid': EventType<'conveyance', Came, RequestValue>
  'payment-request.refused': EventType<'conveyance', Of & { reason: string }>
  'payment-request.refund-asked': EventType<'conveyance', Refunding & { reason: string }>
  'payment-request.refund-approved': EventType<'conveyance', Refunding>
  'payment-request.refund-rejected': EventType<'conveyance', Refunding & { reason: string }>
  'payment-request.refund-failed': EventType<'conveyance', Refunding & { reason: string }>
  'payment-request.refunded': EventType<'conveyance', Refunding & IsTest, RequestValue>
  'payment-request.provider-set': EventType<'firm', { kind: string; secrets: readonly string[] }>
  'payment-request.bank-accepted': EventType<'conveyance', Of & IsTest>
  'payment-request.bank-sent': EventType<'conveyance', Of & IsTest>
  'payment-request.bank-failed': EventType<'conveyance', Of & IsTest & { reason: string }>
  'payment-request.bank-provider-set': EventType<
    'firm',
    { kind: string; secrets: readonly string[] }
  >
  'payment-request.paid-out': EventType<'firm', { amount: Pence; posting: number }>
}

const common = {
  subjects: ['conveyance'],
  broadcast: ['area', 'record', 'clients', 'users'],
} as const
const what = ({ narrative, amount }: Of) => `${formatPence(amount)}, ${narrative}`
const test = ({ is_test }: IsTest) => (is_test ? ' (test, no money moved)' : '')
const unbooked = ({ obstacle }: Came) =>
  obstacle === null ? '' : `. Not in the ledger: ${obstacle}`
const line = (text: string): ClientLine => ({ kind: 'payment', text })

export const paymentRequestEvents: EventRows<PaymentRequestEvents> = {
  'payment-request.asked': {
    ...common,
    title: 'Client asked for a payment',
    text: (detail) => `Asked ${detail.payer} to pay ${what(detail)}`,
    client: (detail) => line(`We asked for a payment: ${what(detail)}`),
    values,
    communications: askingMessages,
  },
  'payment-request.reminded': {
    ...common,
    title: 'Client reminded of a payment',
    text: (detail) => `Reminded ${detail.payer} to pay ${what(detail)}`,
    values,
    communications: reminderMessages,
  },
  'payment-request.cancelled': {
    ...common,
    title: 'Payment request cancelled',
    text: ({ reason, ...detail }) => `Payment request cancelled: ${what(detail)}. ${reason}`,
    client: (detail) => line(`We cancelled a payment: ${what(detail)}`),
  },
  'payment-request.part-paid': {
    ...common,
    title: 'Part of a payment received',
    text: (detail) =>
      `Received ${what(detail)}${test(detail)}; ${formatPence(detail.left)} left to pay${unbooked(detail)}`,
    client: (detail) => line(`We received part of a payment: ${what(detail)}`),
    notice: 'users',
    values,
    communications: partPaidMessages,
  },
  'payment-request.paid': {
    ...common,
    title: 'Payment received',
    text: (detail) => `Received ${what(detail)}${test(detail)}${unbooked(detail)}`,
    client: (detail) => line(`We received a payment: ${what(detail)}`),
    notice: 'users',
    values,
    communications: paidMessages,
  },
  'payment-request.refused': {
    ...common,
    title: 'Card payment refused',
    text: ({ reason, ...detail }) => `Card payment refused: ${what(detail)}. ${reason}`,
    notice: 'users',
  },
  'payment-request.refund-asked': {
    ...common,
    title: 'Refund asked for',
    text: ({ reason, ...detail }) => `Refund asked for: ${what(detail)}. ${reason}`,
    broadcast: ['area', 'record', 'users'],
  },
  'payment-request.refund-approved': {
    ...common,
    title: 'Refund approved',
    text: (detail) => `Refund approved by a second person: ${what(detail)}`,
    broadcast: ['area', 'record', 'users'],
  },
  'payment-request.refund-rejected': {
    ...common,
    title: 'Refund rejected',
    text: ({ reason, ...detail }) => `Refund rejected: ${what(detail)}. ${reason}`,
    broadcast: ['area', 'record', 'users'],
    notice: 'users',
  },
  'payment-request.refund-failed': {
    ...common,
    title: 'Refund failed',
    text: ({ reason, ...detail }) => `Refund failed: ${what(detail)}. ${reason}`,
    broadcast: ['area', 'record', 'users'],
    notice: 'users',
  },
  'payment-request.refunded': {
    ...common,
    title: 'Payment refunded',
    text: (detail) => `Refunded ${what(detail)}${test(detail)}`,
    client: (detail) => line(`We refunded a payment: ${what(detail)}`),
    notice: 'users',
    values,
    communications: refundMessages,
  },
  'payment-request.bank-accepted': {
    ...common,
    title: 'Bank payment approved',
    text: (detail) => `Approved at the client’s bank, not sent yet: ${what(detail)}${test(detail)}`,
  },
  'payment-request.bank-sent': {
    ...common,
    title: 'Bank payment sent',
    text: (detail) =>
      `The client’s bank says that it sent ${what(detail)}${test(detail)}. Not received yet`,
    client: (detail) => line(`Your bank says that it sent a payment: ${what(detail)}`),
    notice: 'users',
  },
  'payment-request.bank-failed': {
    ...common,
    title: 'Bank payment not made',
    text: ({ reason, ...detail }) => `No bank payment: ${what(detail)}${test(detail)}. ${reason}`,
    notice: 'users',
  },
  'payment-request.bank-provider-set': {
    subjects: ['firm'],
    title: 'Bank payments set up',
    broadcast: ['area', 'record'],
    text: ({ kind, secrets }) =>
      `Bank payments: ${kind}${secrets.length > 0 ? `; new ${secrets.join(' and ')}` : ''}`,
  },
  'payment-request.provider-set': {
    subjects: ['firm'],
    title: 'Card payments set up',
    broadcast: ['area', 'record'],
    text: ({ kind, secrets }) =>
      `Card payments: ${kind}${secrets.length > 0 ? `; new ${secrets.join(' and ')}` : ''}`,
  },
  'payment-request.paid-out': {
    subjects: ['firm'],
    title: 'Paid out by the card provider',
    broadcast: ['area', 'record'],
    text: ({ amount }) => `The card provider paid out ${formatPence(amount)}`,
  },
}
