import type { EventRows, EventType } from '#domain/event'
import { formatPence, type Pence } from '#domain/money'

type Of = { payment: string; to: string; amount: Pence; purpose: string }

export type PaymentEvents = {
  'payment.asked': EventType<'conveyance', Of>
  'payment.approved': EventType<'conveyance', Of>
  'payment.sent': EventType<'conveyance', Of & { posting: number }>
  'payment.rejected': EventType<'conveyance', Of & { reason: string }>
  'payment-times.set': EventType<'firm', { cut_off: string; contract_time: string }>
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const

const what = ({ amount, to, purpose }: Of) => `${formatPence(amount)} to ${to}, ${purpose}`

export const paymentEvents: EventRows<PaymentEvents> = {
  'payment.asked': {
    ...common,
    title: 'Payment asked for',
    text: (detail) => `Payment asked for: ${what(detail)}`,
  },
  'payment.approved': {
    ...common,
    title: 'Payment approved',
    text: (detail) => `Payment approved by a second person: ${what(detail)}`,
    notice: 'users',
  },
  'payment.sent': {
    ...common,
    title: 'Payment sent',
    text: (detail) => `Payment sent: ${what(detail)}`,
    notice: 'users',
  },
  'payment-times.set': {
    subjects: ['firm'],
    broadcast: ['area'],
    title: 'Payment times set',
    text: ({ cut_off, contract_time }) =>
      `CHAPS cut-off of the bank set to ${cut_off}, contract time to ${contract_time}`,
  },
  'payment.rejected': {
    ...common,
    title: 'Payment rejected',
    text: ({ reason, ...detail }) => `Payment rejected: ${what(detail)}. ${reason}`,
    notice: 'users',
  },
}
