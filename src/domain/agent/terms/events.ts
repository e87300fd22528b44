import type { EventRows, EventType } from '#domain/event'

export type AgentTermsEvents = {
  'agent.terms-agreed': EventType<'user', { terms: number }>
}

export const agentTermsEvents: EventRows<AgentTermsEvents> = {
  'agent.terms-agreed': {
    subjects: ['user'],
    title: 'Agent agreed to the terms',
    text: ({ terms }) => `Agreed to version ${terms} of the terms for agents`,
    broadcast: [],
  },
}
