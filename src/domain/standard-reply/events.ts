import type { EventRows, EventType } from '#domain/event'

type Detail = { title: string }

export type StandardReplyEvents = {
  'standard-reply.created': EventType<'template', Detail>
  'standard-reply.changed': EventType<'template', Detail>
  'standard-reply.archived': EventType<'template', Detail>
  'standard-reply.restored': EventType<'template', Detail>
}

const common = { subjects: ['template'], broadcast: ['area', 'record'] } as const

export const standardReplyEvents: EventRows<StandardReplyEvents> = {
  'standard-reply.created': {
    ...common,
    title: 'Standard reply added',
    text: ({ title }) => `Standard reply added: ${title}`,
  },
  'standard-reply.changed': {
    ...common,
    title: 'Standard reply changed',
    text: ({ title }) => `Standard reply changed: ${title}`,
  },
  'standard-reply.archived': {
    ...common,
    title: 'Standard reply archived',
    text: ({ title }) => `Standard reply archived: ${title}`,
  },
  'standard-reply.restored': {
    ...common,
    title: 'Standard reply restored',
    text: ({ title }) => `Standard reply restored: ${title}`,
  },
}
