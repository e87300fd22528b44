import type { EventRows, EventType } from '#domain/event'
import { formatPence, type Pence } from '#domain/money'

type Of = { notice: string; amount: Pence; narrative: string; payer: string | null }

export type PaymentNoticeEvents = {
  'payment-notice.told': EventType<'conveyance', Of & { gift: string | null }>
  'payment-notice.checked': EventType<
    'conveyance',
    Of & { decision: 'accepted' | 'refused'; note: string; documents: readonly string[] }
  >
}

const common = {
  subjects: ['conveyance'],
  broadcast: ['area', 'record', 'clients', 'users'],
} as const

const from = ({ payer }: Of) => (payer === null ? 'the client' : payer)
const kinds: Readonly<Record<string, string>> = { gift: ', a gift', loan: ', a loan' }

export const paymentNoticeEvents: EventRows<PaymentNoticeEvents> = {
  'payment-notice.told': {
    ...common,
    title: 'Client told us of a payment',
    text: (detail) =>
      `The client expects ${formatPence(detail.amount)} from ${from(detail)}${kinds[detail.gift ?? ''] ?? ''}: ${detail.narrative}`,
    notice: 'users',
  },
  'payment-notice.checked': {
    ...common,
    title: 'Payer decided',
    text: ({ decision, note, ...detail }) =>
      `Money of ${from(detail)} ${decision}, ${formatPence(detail.amount)}: ${note}`,
    notice: 'users',
  },
}
