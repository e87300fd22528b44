import type { EventRows, EventType } from '#domain/event'
import { type LeadUpdate, leadUpdateGroup, leadUpdateText } from './event-text.ts'
import { leadSourceNames } from './labels.ts'
import type { Lead } from './lead.ts'

type Created = {
  source: Lead['source']
  spam?: readonly string[]
  import_id?: string
  line?: number
}

export type LeadEvents = {
  'lead.created': EventType<'lead', Created>
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
