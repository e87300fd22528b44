import { type DateOnly, shortDate } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'
import { DAYS_KEPT } from './keeping.ts'

type About = { from: string; subject: string }
type Of<Detail extends object = object> = EventType<'tracked-email', About & Detail>

export type InboxEvents = {
  'inbox.assigned': Of<{ to: string | null }>
  'inbox.snoozed': Of<{ until: DateOnly | null }>
  'inbox.woken': Of
  'inbox.filed': Of<{ ref: string | null }>
  'inbox.closed': Of<{ is_closed: boolean }>
  /** It says nothing of the email, of which nothing is kept. */
  'inbox.forgotten': EventType<'tracked-email', object>
}

/** The events that the history of an email in the inbox shows. */
export const inboxHistory = [
  'email.unmatched',
  'inbox.assigned',
  'inbox.snoozed',
  'inbox.woken',
  'inbox.filed',
  'inbox.closed',
] as const

const common = { subjects: ['tracked-email'], broadcast: ['area', 'users'] } as const
const named = ({ from, subject }: About) => `Email from ${from}: ${subject || 'no subject'}`

export const inboxEvents: EventRows<InboxEvents> = {
  'inbox.assigned': {
    ...common,
    title: 'Email assigned',
    text: ({ to, ...it }) => `${named(it)}. ${to ? `Assigned to ${to}` : 'Assigned to nobody'}`,
    notice: 'users',
  },
  'inbox.snoozed': {
    ...common,
    title: 'Email snoozed',
    text: ({ until, ...it }) =>
      `${named(it)}. ${until ? `Snoozed to ${shortDate(until)}` : 'Brought back'}`,
  },
  'inbox.woken': {
    ...common,
    title: 'Snoozed email is back',
    text: (it) => `${named(it)}. Back from its snooze`,
    notice: 'users',
  },
  'inbox.filed': {
    ...common,
    title: 'Email left the inbox',
    text: ({ ref, ...it }) =>
      `${named(it)}. ${ref ? `Filed to ${ref}` : 'Back in the inbox, as it was taken off its case'}`,
  },
  'inbox.closed': {
    ...common,
    title: 'Email marked as done',
    text: ({ is_closed, ...it }) => `${named(it)}. ${is_closed ? 'Marked as done' : 'Reopened'}`,
  },
  'inbox.forgotten': {
    subjects: ['tracked-email'],
    broadcast: ['area'],
    title: 'Email about no case removed',
    text: () => `An email about no case was removed, ${DAYS_KEPT} days after it was marked as done`,
  },
}
