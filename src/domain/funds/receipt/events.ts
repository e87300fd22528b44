import type { EventRows, EventType } from '#domain/event'
import { formatPence, type Pence } from '#domain/money'

type Of = { posting: number; payer: string; amount: Pence }

export type FundsReceiptEvents = {
  'funds-receipt.explained': EventType<'conveyance', Of & { explained: Pence }>
  'funds-receipt.held': EventType<'conveyance', Of>
  'funds-receipt.allocated': EventType<'conveyance', Of>
  'funds-receipt.returned': EventType<'conveyance', Of & { payment: string }>
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const

export const fundsReceiptEvents: EventRows<FundsReceiptEvents> = {
  'funds-receipt.explained': {
    ...common,
    title: 'Receipt tied to the source of funds',
    text: ({ payer, amount, explained }) =>
      `${formatPence(explained)} of ${formatPence(amount)} from ${payer} tied to the source of funds`,
  },
  'funds-receipt.held': {
    ...common,
    title: 'Gift held in suspense',
    text: ({ payer, amount }) =>
      `${formatPence(amount)} from ${payer} held in suspense until the giver is checked`,
    notice: 'users',
  },
  'funds-receipt.allocated': {
    ...common,
    title: 'Gift allocated to the case',
    text: ({ payer, amount }) => `${formatPence(amount)} from ${payer} allocated from suspense`,
  },
  'funds-receipt.returned': {
    ...common,
    title: 'Gift returned',
    text: ({ payer, amount }) => `${formatPence(amount)} returned to ${payer}`,
  },
}
