import type { EventRows, EventType } from '#domain/event'

type MessageStatusDetail = {
  type: string
  ref: string | null
  provider_id?: string | null
  reason?: string | null
  /** From where a message that somebody wrote by hand left. */
  route?: string
  /** What somebody did about it, what its provider reported, or that nobody knows. */
  act?:
    | 'unknown'
    | 'retried'
    | 'confirmed'
    | 'delivered'
    | 'bounced'
    | 'complained'
    | 'approved'
    | 'declined'
    | 'printed'
}

export type MessageEvents = {
  'message.status': EventType<'message', MessageStatusDetail>
  'messages.undelivered': EventType<'firm', { count: number }, 'count'>
  'messages.address-resumed': EventType<
    'firm',
    { address: string; message_id: string; reason: string }
  >
}

const actTexts = {
  unknown: 'Message may not have been sent',
  retried: 'Message queued again',
  confirmed: 'Message confirmed as sent',
  delivered: 'Message delivered',
  bounced: 'Message came back',
  complained: 'Message reported as unwanted',
  approved: 'Message approved',
  declined: 'Message not approved',
  printed: 'Letter printed and posted',
}

export const messageEvents: EventRows<MessageEvents> = {
  'message.status': {
    subjects: ['message'],
    title: 'Message sent',
    text: ({ reason, act, route }) => {
      if (act) return reason ? `${actTexts[act]}: ${reason}` : actTexts[act]
      if (reason) return `Message not sent: ${reason}`
      return route ?? 'Message sent'
    },
    broadcast: ['area', 'record'],
  },
  'messages.address-resumed': {
    subjects: ['firm'],
    title: 'Mail to an address resumed',
    broadcast: ['area'],
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
