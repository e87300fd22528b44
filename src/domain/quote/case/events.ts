import { bankDetailsWarning, letter } from '#domain/communication/communication'
import type { EventRows, EventType } from '#domain/event'
import type { QuoteChannel } from '#domain/quote/quote'
import type { SaleStage } from '#domain/quote/sale-stage'
import type { DeadReason } from './bodies.ts'
import { type QuoteCaseUpdate, quoteCaseUpdateText } from './event-text.ts'
import { deadReasonNames } from './labels.ts'
import type { QuoteCase } from './quote-case.ts'
import { reminderCommunications } from './reminder-communications.ts'
import { quoteSentCommunications } from './sent-communications.ts'

const quoteValues = [
  'number',
  'people',
  'matter',
  'total',
  'tax',
  'valid_until',
  'giver',
  'link',
] as const
/** A merge value of a quote's communications. */
export type QuoteValue = (typeof quoteValues)[number]

type Sent = {
  quote_version: number
  channels: readonly QuoteChannel[]
  link_id: string
  total: number
  valid_until: string | null
  again: boolean
}
type Accepted = {
  from: QuoteCase['status']
  quote_version: number
  name: string
  how: 'link' | 'phone'
}
type Died = { from: QuoteCase['status']; reason: DeadReason; note?: string | null }

export type QuoteCaseEvents = {
  'quote.created': EventType<'quote-case', { source?: 'import'; import_id?: string; line?: number }>
  'quote.sent': EventType<'quote-case', Sent, QuoteValue>
  'quote.viewed': EventType<'quote-case', { quote_version: number; times: number }, QuoteValue>
  'quote.accepted': EventType<'quote-case', Accepted, QuoteValue>
  'quotecase.updated': EventType<'quote-case', QuoteCaseUpdate>
  'quotecase.stage-changed': EventType<'quote-case', { before: SaleStage; after: SaleStage }>
  'quotecase.reminded': EventType<'quote-case', { days: number }, QuoteValue>
  'quotecase.dying': EventType<'quote-case', object, QuoteValue>
  'quotecase.died': EventType<'quote-case', Died, QuoteValue>
  'quotecase.revived': EventType<'quote-case', { was: DeadReason | null; reason: string }>
  'quotecase.instructed': EventType<
    'quote-case',
    { opened: readonly { id: string; ref: string }[] }
  >
}

const common = {
  subjects: ['quote-case'],
  broadcast: ['area', 'record', 'users', 'agencies'],
} as const

const channelWords: Readonly<Record<QuoteChannel, string>> = {
  email: 'email',
  whatsapp: 'WhatsApp',
  sms: 'text message',
  print: 'print',
}

export const quoteCaseEvents: EventRows<QuoteCaseEvents> = {
  'quote.created': { ...common, title: 'Quote started' },
  'quote.sent': {
    ...common,
    title: 'Quote sent',
    text: ({ quote_version, channels }) =>
      channels.length > 0
        ? `Version ${quote_version} sent by ${channels.map((it) => channelWords[it]).join(', ')}`
        : `Version ${quote_version} saved without a message to the client`,
    values: quoteValues,
    communications: quoteSentCommunications,
  },
  'quote.viewed': {
    ...common,
    title: 'Quote opened by the client',
    text: ({ quote_version }) => `Version ${quote_version} opened by the client`,
    values: quoteValues,
    communications: [
      {
        audience: 'internal',
        channel: 'internal',
        subject: 'Quote {number} opened',
        body: '{people} opened the quote for {matter}: {total}. A call now may help them decide.',
        when: ({ times }) => times === 1,
      },
    ],
  },
  'quote.accepted': {
    ...common,
    title: 'Quote accepted',
    text: ({ name, how }) => `Accepted by ${name}${how === 'phone' ? ' by telephone' : ''}`,
    client: () => ({ kind: 'case', text: 'You accepted our quote' }),
    notice: 'users',
    values: quoteValues,
    communications: [
      {
        audience: 'client',
        channel: 'email',
        subject: 'Thank you for choosing {firm}',
        body: letter(
          'Thank you for accepting our quote {number} for {matter}. We will now open your case and write again with the name of your conveyancer and the first steps.',
          'You have 14 days to change your mind.',
          bankDetailsWarning,
        ),
      },
      {
        audience: 'broker',
        channel: 'email',
        subject: 'Quote accepted: {people} ({number})',
        body: letter(
          'Our quote {number} for {matter} was accepted by {people}. We open the case next and write to them with the name of their conveyancer.',
          'Call us on {phone} with any question.',
        ),
      },
      {
        audience: 'internal',
        channel: 'internal',
        subject: 'Quote {number} accepted',
        body: '{people} accepted the quote for {matter}: {total}. Open the case next.',
      },
    ],
  },
  'quotecase.updated': { ...common, title: 'Quote changed', text: quoteCaseUpdateText },
  'quotecase.stage-changed': {
    ...common,
    title: 'Quote stage changed',
    text: ({ after }) =>
      after === 'sold' ? 'Offer accepted: now sold' : 'Offer fell through: now presold',
  },
  'quotecase.reminded': {
    ...common,
    title: 'Reminder of a quote due',
    text: ({ days }) => `Reminder due ${days} days after the quote was sent`,
    values: quoteValues,
    communications: reminderCommunications,
  },
  'quotecase.dying': {
    ...common,
    title: 'Quote expires on the next working day',
    notice: 'users',
    values: quoteValues,
    communications: [
      {
        audience: 'client',
        channel: 'email',
        subject: 'Your quote {number} ends on {valid_until}',
        quiet_hours: true,
        body: letter(
          'Our quote for {matter} ends on {valid_until}. To go ahead, or if you have a question, call {giver} on {phone}.',
        ),
      },
    ],
  },
  'quotecase.died': {
    ...common,
    title: 'Quote closed as lost',
    text: ({ reason, note }) =>
      `Closed as lost: ${[deadReasonNames[reason], note].filter(Boolean).join(': ')}`,
    notice: 'users',
    values: quoteValues,
    communications: [
      {
        audience: 'client',
        channel: 'email',
        subject: 'Your quote {number} has expired',
        body: letter(
          'Our quote for {matter} has expired. If you still want to move, call {giver} on {phone} for a new one.',
        ),
        when: ({ reason }) => reason === 'validity_ended',
      },
    ],
  },
  'quotecase.revived': {
    ...common,
    title: 'Quote revived',
    text: ({ reason }) => `Revived: ${reason}`,
  },
  'quotecase.instructed': {
    ...common,
    title: 'Quote instructed',
    text: ({ opened }) => `Instructed: ${opened.map(({ ref }) => ref).join(' and ')}`,
    notice: 'users',
  },
}
