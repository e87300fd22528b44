import type { DateOnly } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'

export type AgentEvents = {
  'visit.logged': EventType<'visit', { user: string; agency: string; on: DateOnly }>
  'target.set': EventType<
    'target',
    { user: string; month: string; before: number | null; after: number | null }
  >
}

export const agentEvents: EventRows<AgentEvents> = {
  'visit.logged': { subjects: ['visit'], title: 'Visit logged', broadcast: [] },
  'target.set': { subjects: ['target'], title: 'Target set', broadcast: [] },
}
