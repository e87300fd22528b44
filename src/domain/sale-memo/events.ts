import { letter } from '#domain/communication/communication'
import type { EventRows, EventType } from '#domain/event'

const values = ['property', 'price', 'agency', 'parties', 'missing', 'reason'] as const
/** A merge value of what is sent about a memo. */
export type MemoValue = (typeof values)[number]

type Title = { title: string }

export type SaleMemoEvents = {
  'sale-memo.received': EventType<'sale-memo', Title & { by_agent: boolean }, MemoValue>
  'sale-memo.changed': EventType<'sale-memo', Title>
  'sale-memo.matched': EventType<'sale-memo', Title & { label: string | null }>
  'sale-memo.incomplete': EventType<'sale-memo', Title & { missing: readonly string[] }, MemoValue>
  'sale-memo.confirmed': EventType<
    'sale-memo',
    Title & { label: string; replaces: string | null },
    MemoValue
  >
  'sale-memo.superseded': EventType<'sale-memo', Title>
  'sale-memo.rejected': EventType<'sale-memo', Title & { reason: string }>
  'sale-memo.fell-through': EventType<'sale-memo', Title & { reason: string }, MemoValue>
}

const common = {
  subjects: ['sale-memo'],
  broadcast: ['area', 'record', 'users', 'agencies'],
} as const

const named =
  (what: string) =>
  ({ title }: Title) =>
    `${what}: ${title}`

export const saleMemoEvents: EventRows<SaleMemoEvents> = {
  'sale-memo.received': {
    ...common,
    title: 'Sale memo received',
    text: named('Sale memo received'),
    notice: 'users',
    values,
    communications: [
      {
        audience: 'agent',
        channel: 'email',
        subject: 'We have your memo of sale: {property}',
        body: letter(
          'Thank you for the memorandum of sale of {property}. We check it and open the case, and tell you if anything is missing.',
        ),
        when: ({ by_agent }) => by_agent,
      },
      {
        audience: 'internal',
        channel: 'internal',
        subject: 'Sale memo received: {property}',
        body: '{agency} sent a memorandum of sale of {property}. Check it and confirm the sale.',
        when: ({ by_agent }) => by_agent,
      },
    ],
  },
  'sale-memo.changed': { ...common, title: 'Sale memo changed', text: named('Sale memo changed') },
  'sale-memo.matched': {
    ...common,
    title: 'Sale memo matched',
    text: ({ title, label }) =>
      label === null ? `Match removed: ${title}` : `${title} matched with ${label}`,
  },
  'sale-memo.incomplete': {
    ...common,
    title: 'Agent asked for what a memo lacks',
    text: ({ title, missing }) => `Agent asked about ${title}: ${missing.join(', ')}`,
    values,
    communications: [
      {
        audience: 'agent',
        channel: 'email',
        subject: 'Memo of sale, {property}: please tell us',
        body: letter(
          'Thank you for the memorandum of sale of {property}. To start, we still need:',
          '{missing}',
          'Please answer this email or call us on {phone}.',
        ),
      },
    ],
  },
  'sale-memo.confirmed': {
    ...common,
    title: 'Sale memo confirmed',
    text: ({ title, label }) => `${title} confirmed for ${label}`,
    notice: 'users',
    values,
    communications: [
      {
        audience: 'client',
        channel: 'email',
        subject: 'Confirmed by the estate agent: {property}',
        body: letter(
          'The estate agent has sent us the details of the sale of {property}, agreed at {price}. Nothing is binding yet. We will write again with your next step.',
        ),
      },
      {
        audience: 'agent',
        channel: 'email',
        subject: 'Memo of sale checked: {property}',
        body: letter(
          'Thank you. We have checked the memorandum of sale of {property}, agreed at {price}, and are starting work.',
        ),
      },
      {
        audience: 'internal',
        channel: 'internal',
        subject: 'Sold: {property}',
        body: 'The memorandum of sale of {property} is confirmed: {parties}, agreed at {price}.',
      },
    ],
  },
  'sale-memo.superseded': {
    ...common,
    title: 'Sale memo replaced',
    text: named('Replaced by a newer memo'),
  },
  'sale-memo.rejected': {
    ...common,
    title: 'Sale memo rejected',
    text: ({ title, reason }) => `${title} rejected: ${reason}`,
  },
  'sale-memo.fell-through': {
    ...common,
    title: 'Sale fell through',
    text: ({ title, reason }) => `${title} fell through: ${reason}`,
    notice: 'users',
    values,
    communications: [
      {
        audience: 'internal',
        channel: 'internal',
        subject: 'Fell through: {property}',
        body: 'The sale of {property} fell through: {reason}',
      },
    ],
  },
}
