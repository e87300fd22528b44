import type { EventRows, EventType } from '#domain/event'

type Record = 'conveyance' | 'quote-case' | 'lead'
type From = { from: string }
type Of<Detail extends object = object> = EventType<'received-text', From & Detail>

export type ReceivedTextEvents = {
  /** A text message arrived about a record. */
  'text.tracked': EventType<Record, From>
  'text.unmatched': Of
  'text.filed': Of<{ ref: string }>
  'text.closed': Of<{ is_closed: boolean }>
}

const common = { subjects: ['received-text'], broadcast: ['area'] } as const

export const receivedTextEvents: EventRows<ReceivedTextEvents> = {
  'text.tracked': {
    subjects: ['conveyance', 'quote-case', 'lead'],
    broadcast: ['area', 'record', 'users'],
    title: 'Text message received',
    text: ({ from }) => `Text message from ${from}`,
    notice: 'users',
  },
  'text.unmatched': {
    ...common,
    title: 'Text message received and not filed',
    text: ({ from }) => `Text message from ${from} is not filed`,
  },
  'text.filed': {
    ...common,
    title: 'Text message filed',
    text: ({ from, ref }) => `Text message from ${from} filed to ${ref}`,
  },
  'text.closed': {
    ...common,
    title: 'Text message marked as done',
    text: ({ from, is_closed }) =>
      `Text message from ${from} ${is_closed ? 'marked as done' : 'reopened'}`,
  },
}
