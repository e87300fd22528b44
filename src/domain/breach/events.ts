import { type DateOnly, longDate } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'

type Of = { number: number; rule: string }

export type BreachEvents = {
  'breach.recorded': EventType<'firm', Of & { what: string }>
  'breach.dismissed': EventType<'firm', Of & { reason: string }>
  'breach.put-right': EventType<'firm', Of & { how: string }>
  'breach.decided': EventType<'firm', Of & { is_reported: boolean; reason: string }>
  'breach.overdue': EventType<'firm', Of & { due_on: DateOnly }>
}

const firm = { subjects: ['firm'], broadcast: ['area', 'users'] } as const

export const breachEvents: EventRows<BreachEvents> = {
  'breach.recorded': {
    ...firm,
    title: 'Breach recorded',
    text: ({ number, rule, what }) => `Breach ${number} of ${rule} recorded: ${what}`,
    notice: 'users',
  },
  'breach.dismissed': {
    ...firm,
    title: 'Finding dismissed',
    text: ({ rule, reason }) => `What was found about ${rule} is no breach: ${reason}`,
  },
  'breach.put-right': {
    ...firm,
    title: 'Breach put right',
    text: ({ number, how }) => `Breach ${number} put right: ${how}`,
  },
  'breach.decided': {
    ...firm,
    title: 'Report of a breach decided',
    text: ({ number, is_reported, reason }) =>
      `Breach ${number} ${is_reported ? 'reported' : 'not reported'}: ${reason}`,
  },
  'breach.overdue': {
    ...firm,
    title: 'Breach overdue',
    text: ({ number, rule, due_on }) =>
      `Breach ${number} of ${rule} had to be put right and decided by ${longDate(due_on)}`,
    notice: 'users',
  },
}
