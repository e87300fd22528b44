import type { EventRows, EventType } from '#domain/event'

type Detail = { code: string; title: string }

export type LibraryEvents = {
  'library-enquiry.created': EventType<'library-enquiry', Detail>
  'library-enquiry.changed': EventType<'library-enquiry', Detail>
  'library-enquiry.archived': EventType<'library-enquiry', Detail>
  'library-enquiry.restored': EventType<'library-enquiry', Detail>
  'library-enquiry.merged': EventType<'library-enquiry', Detail & { into: string }>
  'library-enquiry.starters-loaded': EventType<'firm', { count: number }>
}

const common = { subjects: ['library-enquiry'], broadcast: ['area', 'record'] } as const
const named = ({ code, title }: Detail) => `${code}, ${title}`

export const libraryEvents: EventRows<LibraryEvents> = {
  'library-enquiry.created': {
    ...common,
    title: 'Library enquiry added',
    text: (detail) => `Added to the library of enquiries: ${named(detail)}`,
  },
  'library-enquiry.changed': {
    ...common,
    title: 'Library enquiry changed',
    text: (detail) => `Library enquiry changed: ${named(detail)}`,
  },
  'library-enquiry.archived': {
    ...common,
    title: 'Library enquiry archived',
    text: (detail) => `Library enquiry archived: ${named(detail)}`,
  },
  'library-enquiry.restored': {
    ...common,
    title: 'Library enquiry restored',
    text: (detail) => `Library enquiry restored: ${named(detail)}`,
  },
  'library-enquiry.merged': {
    ...common,
    title: 'Library enquiry merged',
    text: ({ into, ...detail }) => `Library enquiry ${named(detail)} merged into ${into}`,
  },
  'library-enquiry.starters-loaded': {
    subjects: ['firm'],
    broadcast: ['area'],
    title: 'Starter set of enquiries loaded',
    text: ({ count }) => `${count} enquiries of the starter set added to the library`,
  },
}
