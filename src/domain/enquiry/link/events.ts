import { type DateOnly, longDate } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'

type Of = { firm: string }

export type EnquiryLinkEvents = {
  'enquiry-link.created': EventType<'conveyance', Of & { last_day: DateOnly }>
  'enquiry-link.withdrawn': EventType<'conveyance', Of>
  'enquiry-link.viewed': EventType<'conveyance', Of>
  'enquiry-link.replied': EventType<'conveyance', Of & { name: string; numbers: string }>
  'enquiry-link.settled': EventType<
    'conveyance',
    Of & { name: string; numbers: string; outcome: string }
  >
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const

export const enquiryLinkEvents: EventRows<EnquiryLinkEvents> = {
  'enquiry-link.created': {
    ...common,
    title: 'Link to enquiries created',
    text: ({ firm, last_day }) =>
      `Link to the enquiries created for ${firm}, works until ${longDate(last_day)}`,
  },
  'enquiry-link.withdrawn': {
    ...common,
    title: 'Link to enquiries withdrawn',
    text: ({ firm }) => `Link of ${firm} to the enquiries withdrawn`,
  },
  'enquiry-link.viewed': {
    ...common,
    title: 'Enquiries opened by link',
    text: ({ firm }) => `${firm} opened the enquiries by their link`,
  },
  'enquiry-link.replied': {
    ...common,
    title: 'The other side replied to enquiries',
    text: ({ firm, name, numbers }) => `${name}, ${firm}, replied to enquiry ${numbers}`,
    notice: 'users',
  },
  'enquiry-link.settled': {
    ...common,
    title: 'The other side answered by their link',
    text: ({ firm, name, numbers, outcome }) => `${name}, ${firm}: enquiry ${numbers} ${outcome}`,
    notice: 'users',
  },
}
