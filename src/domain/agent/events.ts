import type { DateOnly } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'
import { changesText, type FieldChange } from '#domain/field-change'

export type AgentEvents = {
  'visit.logged': EventType<'visit', { user: string; agency: string; on: DateOnly }>
  'visit.corrected': EventType<'visit', { changes: readonly FieldChange[] }>
  'visit.handed-over': EventType<'visit', { agency: string; from: string; to: string }>
  'target.set': EventType<
    'target',
    { user: string; month: string; before: number | null; after: number | null }
  >
}

export const agentEvents: EventRows<AgentEvents> = {
  'visit.logged': { subjects: ['visit'], title: 'Visit logged', broadcast: [] },
  'visit.corrected': {
    subjects: ['visit'],
    title: 'Visit corrected',
    text: ({ changes }) => changesText(changes) || 'Visit corrected',
    broadcast: [],
  },
  'visit.handed-over': {
    subjects: ['visit'],
    title: 'Visit handed over',
    text: ({ agency, from, to }) => `The next visit to ${agency} is made by ${to}, not by ${from}`,
    broadcast: [],
  },
  'target.set': { subjects: ['target'], title: 'Target set', broadcast: [] },
}
