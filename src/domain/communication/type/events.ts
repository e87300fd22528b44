import type { Communication } from '#domain/communication/communication'
import type { MessageChannel } from '#domain/communication/matrix/cell'
import type { EventRows, EventType } from '#domain/event'

/** `of`: the event or template whose text it is. */
type Tested = { readonly of: string; readonly channel: MessageChannel }

const values = ['test_subject', 'test_text'] as const

export type CommunicationTypeEvents = {
  'communication.tested': EventType<'communication', Tested, (typeof values)[number]>
}

const testBy = (channel: 'email' | 'sms' | 'whatsapp' | 'internal'): Communication<Tested> => ({
  audience: 'internal',
  channel,
  subject: 'Test: {test_subject}',
  body: channel === 'email' || channel === 'internal' ? '{test_text}' : 'Test: {test_text}',
  when: (detail) => detail.channel === channel,
})

export const communicationTypeEvents: EventRows<CommunicationTypeEvents> = {
  'communication.tested': {
    subjects: ['communication'],
    title: 'Test of a text',
    text: ({ of }) => `Sent themselves a test of “${of}”`,
    broadcast: [],
    values,
    communications: [testBy('email'), testBy('sms'), testBy('whatsapp'), testBy('internal')],
  },
}
