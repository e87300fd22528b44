import { type DateOnly, longDate } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'

type Of = { number: number; firm: string }

export type UndertakingEvents = {
  'undertaking.proposed': EventType<'conveyance', Of>
  'undertaking.received': EventType<'conveyance', Of>
  'undertaking.given': EventType<'conveyance', Of>
  'undertaking.refused': EventType<'conveyance', Of & { reason: string }>
  'undertaking.discharged': EventType<'conveyance', Of & { document: string }>
  'undertaking.due': EventType<'conveyance', Of & { due_on: DateOnly }>
  'undertaking.overdue': EventType<'conveyance', Of & { due_on: DateOnly }>
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const

export const undertakingEvents: EventRows<UndertakingEvents> = {
  'undertaking.proposed': {
    ...common,
    title: 'Undertaking awaits approval',
    text: ({ number, firm }) => `Undertaking ${number} to ${firm} awaits a second person`,
    notice: 'users',
  },
  'undertaking.received': {
    ...common,
    title: 'Undertaking received',
    text: ({ number, firm }) => `Undertaking ${number} received from ${firm}`,
  },
  'undertaking.given': {
    ...common,
    title: 'Undertaking approved and given',
    text: ({ number, firm }) => `Undertaking ${number} to ${firm} approved and given`,
    notice: 'users',
  },
  'undertaking.refused': {
    ...common,
    title: 'Undertaking refused',
    text: ({ number, firm, reason }) => `Undertaking ${number} to ${firm} refused: ${reason}`,
    notice: 'users',
  },
  'undertaking.discharged': {
    ...common,
    title: 'Undertaking discharged',
    text: ({ number, firm, document }) =>
      `Undertaking ${number}, ${firm}, discharged by “${document}”`,
  },
  'undertaking.due': {
    ...common,
    title: 'Undertaking due',
    text: ({ number, firm, due_on }) =>
      `Undertaking ${number}, ${firm}, is due on ${longDate(due_on)}`,
    notice: 'users',
  },
  'undertaking.overdue': {
    ...common,
    title: 'Undertaking overdue',
    text: ({ number, firm, due_on }) =>
      `Undertaking ${number}, ${firm}, was due on ${longDate(due_on)}`,
    notice: 'users',
  },
}
