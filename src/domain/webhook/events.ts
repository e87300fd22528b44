import type { EventRows, EventType } from '#domain/event'

export type WebhookEvents = {
  'webhooks.changed': EventType<'firm', { names: readonly string[] }>
  'webhooks.key-renewed': EventType<'firm'>
}

const common = { subjects: ['firm'], broadcast: ['area', 'record'] } as const

export const webhookEvents: EventRows<WebhookEvents> = {
  'webhooks.changed': {
    ...common,
    title: 'Webhooks changed',
    text: ({ names }) =>
      names.length === 0 ? 'Rules may call no address' : `Rules may call: ${names.join(', ')}`,
  },
  'webhooks.key-renewed': { ...common, title: 'Webhook key replaced' },
}
