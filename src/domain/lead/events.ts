import { letter } from '#domain/communication/communication'
import type { EventRows, EventType } from '#domain/event'
import { type LeadUpdate, leadUpdateGroup, leadUpdateText } from './event-text.ts'
import { leadSourceNames } from './labels.ts'
import type { Lead } from './lead.ts'

type Created = {
  source: Lead['source']
  spam?: readonly string[]
  import_id?: string
  line?: number
  /** Whether the person is told that their enquiry arrived; absent in events of before. */
  is_acknowledged?: boolean
}

const leadValues = ['caller'] as const
/** A merge value of what is sent about a lead. */
export type LeadValue = (typeof leadValues)[number]

export type LeadEvents = {
  'lead.created': EventType<'lead', Created, LeadValue>
  'lead.unanswered': EventType<'lead', { number: string }>
  'lead.assigned': EventType<'lead', { before: string | null; after: string | null }>
  'lead.updated': EventType<'lead', LeadUpdate>
}

const broadcast = ['area', 'record', 'users', 'agencies'] as const

export const leadEvents: EventRows<LeadEvents> = {
  'lead.created': {
    subjects: ['lead'],
    title: 'Lead received',
    text: ({ source }) => `Received: ${leadSourceNames[source].toLowerCase()}`,
    group: () => 'Lead',
    broadcast,
    values: leadValues,
    communications: [
      {
        audience: 'client',
        channel: 'email',
        subject: 'We have your enquiry',
        body: letter(
          'Thank you for asking us about your move. Your enquiry has arrived, and {caller} will call you in our opening hours.',
          'If it is urgent, call us on {phone}.',
        ),
        when: ({ is_acknowledged }) => is_acknowledged === true,
      },
    ],
  },
  'lead.unanswered': {
    subjects: ['lead'],
    title: 'Lead not answered in time',
    text: ({ number }) => `Nobody has answered ${number} in the time that you promise`,
    group: () => 'Lead',
    broadcast,
    notice: 'users',
  },
  'lead.assigned': {
    subjects: ['lead'],
    title: 'Lead assigned to you',
    text: ({ after }) => (after ? `Assigned to ${after}` : 'Returned to the queue'),
    group: () => 'Lead',
    broadcast,
    notice: 'users',
  },
  'lead.updated': {
    subjects: ['lead'],
    title: 'Lead changed',
    text: leadUpdateText,
    group: leadUpdateGroup,
    broadcast,
  },
}
