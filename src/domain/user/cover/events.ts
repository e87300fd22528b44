import { longDate } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'

const coverValues = ['person', 'cover', 'days'] as const

type Detail = { person: string; cover: string; from: string; until: string }
type CoverEvent = EventType<'user', Detail, (typeof coverValues)[number]>

export type CoverEvents = { 'cover.set': CoverEvent; 'cover.ended': CoverEvent }

const common = {
  subjects: ['user'],
  broadcast: ['area', 'record', 'users'],
  values: coverValues,
} as const

const internal = { audience: 'internal', channel: 'internal' } as const

const daysText = ({ from, until }: Detail) => `${longDate(from)} to ${longDate(until)}`

export const coverEvents: EventRows<CoverEvents> = {
  'cover.set': {
    ...common,
    title: 'Cover set',
    text: (detail) => `${detail.cover} covers for ${detail.person}, ${daysText(detail)}`,
    communications: [
      {
        ...internal,
        subject: '{cover} covers for {person}',
        body: 'From {days} what is due for {person} shows on the day of {cover}, and messages to {person} go to both.',
      },
    ],
  },
  'cover.ended': {
    ...common,
    title: 'Cover ended',
    text: (detail) => `${detail.cover} no longer covers for ${detail.person}`,
    communications: [
      {
        ...internal,
        subject: '{cover} no longer covers for {person}',
        body: 'The cover from {days} was ended.',
      },
    ],
  },
}
