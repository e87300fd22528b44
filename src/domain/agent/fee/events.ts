import { type DateOnly, shortDate } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'
import { formatPence, type Pence } from '#domain/money'

type Of = { agency: string; amount: Pence }

export type ReferralFeeEvents = {
  'referral-fee.paid': EventType<'conveyance', Of & { on: DateOnly; reference: string }>
  'referral-fee.withdrawn': EventType<'conveyance', Of & { reason: string }>
}

const common = { subjects: ['conveyance'], broadcast: ['record', 'agencies'] } as const

export const referralFeeEvents: EventRows<ReferralFeeEvents> = {
  'referral-fee.paid': {
    ...common,
    title: 'Referral fee paid',
    text: ({ agency, amount, on, reference }) =>
      `Referral fee of ${formatPence(amount)} paid to ${agency} on ${shortDate(on)}, reference ${reference}`,
  },
  'referral-fee.withdrawn': {
    ...common,
    title: 'Payment of a referral fee withdrawn',
    text: ({ agency, amount, reason }) =>
      `Payment of ${formatPence(amount)} to ${agency} withdrawn: ${reason}`,
  },
}
