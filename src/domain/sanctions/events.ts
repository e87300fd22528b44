import type { EventRows, EventType } from '#domain/event'

type Of = { person: string; entry: string }

export type SanctionsEvents = {
  'sanctions-list.loaded': EventType<
    'firm',
    { name: string; reported_on: string; rows: number; entries: number; sha256: string }
  >
  'sanctions-list.limit-changed': EventType<'firm', { limit: number }>
  'sanctions.matched': EventType<'conveyance', { names: readonly string[] }>
  'sanctions.owners-recorded': EventType<
    'conveyance',
    { company: string; owners: readonly string[] }
  >
  'sanctions.judged': EventType<'conveyance', Of & { is_same: boolean; reason: string }>
  'sanctions.confirmed': EventType<'conveyance', Of>
  'sanctions.sent-back': EventType<'conveyance', Of & { reason: string }>
}

const firm = { subjects: ['firm'], broadcast: ['area'] } as const
const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const

export const sanctionsEvents: EventRows<SanctionsEvents> = {
  'sanctions-list.loaded': {
    ...firm,
    title: 'Sanctions list loaded',
    text: ({ reported_on, rows, entries }) =>
      `Sanctions list of ${reported_on} loaded: ${rows} rows, ${entries} entries`,
  },
  'sanctions-list.limit-changed': {
    ...firm,
    title: 'Limit of the sanctions list changed',
    text: ({ limit }) => `The sanctions list counts as old after ${limit} working days`,
  },
  'sanctions.matched': {
    ...common,
    title: 'Possible match on the sanctions list',
    text: ({ names }) => `Possible match on the sanctions list: ${names.join(', ')}`,
    notice: 'users',
  },
  'sanctions.owners-recorded': {
    ...common,
    title: 'Owners of a company recorded',
    text: ({ company, owners }) =>
      owners.length === 0
        ? `Nobody owns more than 25 % of ${company}`
        : `${company} is owned by ${owners.join(', ')}`,
  },
  'sanctions.judged': {
    ...common,
    title: 'Possible match on the sanctions list judged',
    text: ({ person, entry, is_same, reason }) =>
      `${person} is ${is_same ? '' : 'not '}${entry} of the sanctions list: ${reason}`,
  },
  'sanctions.confirmed': {
    ...common,
    title: 'Match on the sanctions list confirmed',
    text: ({ person, entry }) =>
      `${person} is ${entry} of the sanctions list, confirmed by a second person`,
    notice: 'users',
  },
  'sanctions.sent-back': {
    ...common,
    title: 'Match on the sanctions list sent back',
    text: ({ person, reason }) => `The match of ${person} was sent back: ${reason}`,
  },
}
