import { type DateOnly, shortDate } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'
import { formatPence, type Pence } from '#domain/money'

type Of = { interest: string; amount: Pence; from: DateOnly; to: DateOnly }

export type InterestEvents = {
  'interest.proposed': EventType<'conveyance', Of>
  'interest.posted': EventType<'conveyance', Of & { posting: number }>
  'interest.rejected': EventType<'conveyance', Of & { reason: string }>
  'interest-terms.added': EventType<'firm', { from: DateOnly; basis_points: number; least: Pence }>
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const

const what = ({ amount, from, to }: Of) =>
  `${formatPence(amount)} for ${shortDate(from)} to ${shortDate(to)}`

export const interestEvents: EventRows<InterestEvents> = {
  'interest.proposed': {
    ...common,
    title: 'Interest proposed',
    text: (detail) => `Interest proposed: ${what(detail)}`,
  },
  'interest.posted': {
    ...common,
    title: 'Interest paid to the client',
    text: ({ posting, ...detail }) =>
      `Interest paid to the client: ${what(detail)}, ledger ${posting}`,
    notice: 'users',
  },
  'interest.rejected': {
    ...common,
    title: 'Interest rejected',
    text: ({ reason, ...detail }) => `Interest rejected: ${what(detail)}. ${reason}`,
    notice: 'users',
  },
  'interest-terms.added': {
    subjects: ['firm'],
    broadcast: ['area'],
    title: 'Interest rate added',
    text: ({ from, basis_points, least }) =>
      `Interest to clients from ${from}: ${basis_points / 100} % a year, from ${formatPence(least)}`,
  },
}
