import type { EventRows, EventType } from '#domain/event'
import type { EmailAudience } from '#domain/tracked-email/events'

type Subject = 'conveyance' | 'quote-case' | 'lead'
type Sent = { audience: EmailAudience; to: string; text: string }

export const writtenValues = ['written_subject', 'written_text'] as const
export type WrittenValue = (typeof writtenValues)[number]

export type CorrespondenceEvents = {
  'text.sent': EventType<Subject, Sent, WrittenValue>
  'letter.written': EventType<'conveyance', Sent & { subject: string }, WrittenValue>
  'whatsapp.tracked': EventType<Subject, { from: string }>
  'whatsapp.written': EventType<Subject, { to: string }>
  'call.recorded': EventType<'conveyance', { with: string; direction: 'in' | 'out' }>
}

const broadcast = ['area', 'record', 'users'] as const
const subjects = ['conveyance', 'quote-case', 'lead'] as const

const texted = (audience: EmailAudience) => ({
  audience,
  channel: 'sms' as const,
  subject: 'Text message',
  body: '{written_text}',
  when: (detail: Sent) => detail.audience === audience,
})

export const correspondenceEvents: EventRows<CorrespondenceEvents> = {
  'text.sent': {
    subjects,
    broadcast,
    title: 'Text message sent',
    text: ({ to }) => `Text message sent to ${to}`,
    values: writtenValues,
    communications: [texted('client'), texted('agent'), texted('other_side')],
  },
  'letter.written': {
    subjects: ['conveyance'],
    broadcast,
    title: 'Letter written',
    text: ({ to, subject }) => `Letter to ${to}, to be printed: ${subject}`,
    values: writtenValues,
    communications: [
      {
        audience: 'client',
        channel: 'letter',
        subject: '{written_subject}',
        body: '{written_text}\n\n{signature}',
      },
    ],
  },
  'whatsapp.tracked': {
    subjects,
    broadcast,
    title: 'WhatsApp message about a case',
    text: ({ from }) => `WhatsApp message from ${from}`,
    notice: 'users',
  },
  'whatsapp.written': {
    subjects,
    broadcast,
    title: 'WhatsApp message sent about a case',
    text: ({ to }) => `WhatsApp message sent to ${to}`,
  },
  'call.recorded': {
    subjects: ['conveyance'],
    broadcast,
    title: 'Telephone call recorded',
    text: ({ with: name, direction }) =>
      `Telephone call ${direction === 'in' ? 'from' : 'to'} ${name}`,
  },
}
