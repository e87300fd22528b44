import type { EventRows, EventType } from '#domain/event'

export type MessageEvents = {
  'message.status': EventType<
    'message',
    { type: string; ref: string | null; provider_id?: string | null; reason?: string | null }
  >
}

export const messageEvents: EventRows<MessageEvents> = {
  'message.status': {
    subjects: ['message'],
    title: 'Message sent',
    text: ({ reason }) => (reason ? `Message not sent: ${reason}` : 'Message sent'),
    broadcast: ['area', 'record'],
  },
}
