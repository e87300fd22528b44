import type { EventRows, EventType } from '#domain/event'

type MessageStatusDetail = {
  type: string
  ref: string | null
  provider_id?: string | null
  reason?: string | null
  /** What somebody did about it. */
  act?: 'retried' | 'confirmed'
}

export type MessageEvents = {
  'message.status': EventType<'message', MessageStatusDetail>
  'messages.undelivered': EventType<'firm', { count: number }, 'count'>
}

const actTexts = { retried: 'Message queued again', confirmed: 'Message confirmed as sent' }

export const messageEvents: EventRows<MessageEvents> = {
  'message.status': {
    subjects: ['message'],
    title: 'Message sent',
    text: ({ reason, act }) => {
      if (act) return actTexts[act]
      return reason ? `Message not sent: ${reason}` : 'Message sent'
    },
    broadcast: ['area', 'record'],
  },
  'messages.undelivered': {
    subjects: ['firm'],
    title: 'Messages not delivered',
    broadcast: ['area'],
    values: ['count'],
    communications: [
      {
        audience: 'internal',
        channel: 'internal',
        subject: 'Messages were not delivered',
        body: 'Failed, or possibly not sent: {count}. See Admin › Message delivery for each.',
      },
    ],
  },
}
