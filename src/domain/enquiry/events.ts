import { type CaseValue, caseValues } from '#domain/conveyance/merge-values'
import type { EventRows, EventType } from '#domain/event'
import { type ChaseValue, chaseMessages } from './chasing/messages.ts'

type Numbers = { numbers: string }

export type EnquiryEvents = {
  'enquiry.added': EventType<'conveyance', { count: number; round: number }>
  'enquiry.changed': EventType<'conveyance', Numbers>
  'enquiry.findings-saved': EventType<'conveyance', { count: number }>
  'enquiry.assigned': EventType<'conveyance', Numbers & { to: string }>
  'enquiry.chased': EventType<'conveyance', Numbers & { to: string }, CaseValue | ChaseValue>
  'enquiry.sent': EventType<'conveyance', Numbers>
  'enquiry.answered': EventType<'conveyance', Numbers>
  'enquiry.replies-sent': EventType<'conveyance', Numbers & { document: string; name: string }>
  'enquiry.declined': EventType<'conveyance', Numbers & { why: string }>
  'enquiry.decline-proposed': EventType<'conveyance', Numbers & { why: string }>
  'enquiry.decline-refused': EventType<'conveyance', Numbers>
  'enquiry.settled': EventType<'conveyance', Numbers & { outcome: string; name: string }>
  'enquiry.reopened': EventType<'conveyance', Numbers & { reason: string }>
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const

export const enquiryEvents: EventRows<EnquiryEvents> = {
  'enquiry.added': {
    ...common,
    title: 'Enquiries added',
    text: ({ count, round }) =>
      `${count === 1 ? '1 enquiry' : `${count} enquiries`} added, round ${round}`,
  },
  'enquiry.changed': {
    ...common,
    title: 'Enquiry changed',
    text: ({ numbers }) => `Enquiry ${numbers} changed`,
  },
  'enquiry.findings-saved': {
    ...common,
    title: 'Findings in the documents saved',
    text: ({ count }) =>
      `Findings in the documents saved: ${count === 1 ? '1 finding' : `${count} findings`}`,
  },
  'enquiry.assigned': {
    ...common,
    title: 'Enquiries assigned',
    text: ({ numbers, to }) => `Enquiry ${numbers} assigned to ${to}`,
    notice: 'users',
  },
  'enquiry.chased': {
    ...common,
    title: 'Other side chased about enquiries',
    text: ({ numbers, to }) => `${to} chased about enquiry ${numbers}`,
    values: [...caseValues, 'enquiry_list'],
    communications: chaseMessages,
  },
  'enquiry.sent': {
    ...common,
    title: 'Enquiries sent',
    text: ({ numbers }) => `Recorded as sent: enquiry ${numbers}`,
  },
  'enquiry.answered': {
    ...common,
    title: 'Replies recorded',
    text: ({ numbers }) => `Reply recorded to enquiry ${numbers}`,
  },
  'enquiry.replies-sent': {
    ...common,
    title: 'Replies sent',
    text: ({ numbers, name }) => `Replies to enquiry ${numbers} sent in ${name}`,
  },
  'enquiry.declined': {
    ...common,
    title: 'Enquiry declined',
    text: ({ numbers, why }) => `Enquiry ${numbers} declined: ${why}`,
  },
  'enquiry.decline-proposed': {
    ...common,
    title: 'Decline awaits approval',
    text: ({ numbers, why }) => `A supervisor approves the decline of enquiry ${numbers}: ${why}`,
    notice: 'users',
  },
  'enquiry.decline-refused': {
    ...common,
    title: 'Decline not approved',
    text: ({ numbers }) => `Enquiry ${numbers} is answered, not declined`,
    notice: 'users',
  },
  'enquiry.settled': {
    ...common,
    title: 'Outcome of an enquiry',
    text: ({ numbers, outcome, name }) => `Enquiry ${numbers}: ${outcome}, said ${name}`,
  },
  'enquiry.reopened': {
    ...common,
    title: 'Enquiry reopened',
    text: ({ numbers, reason }) => `Enquiry ${numbers} reopened: ${reason}`,
  },
}
