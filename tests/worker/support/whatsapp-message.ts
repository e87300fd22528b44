import type { Message } from '#domain/communication/message'

/** A WhatsApp message that waits in the outbox. */
export const aMessage = (whatsapp: NonNullable<Message['whatsapp']>): Message => ({
  id: 'm1',
  version: 1,
  created_at: '2026-11-20T07:55:00.000Z',
  channel: 'whatsapp',
  type: 'whatsapp.sent',
  to_name: 'Owen',
  to_address: '+447700900482',
  from_name: 'Harcourt',
  subject: 'WhatsApp message',
  body: 'On Friday.',
  attachments: [],
  subject_kind: null,
  subject_id: null,
  subject_ref: null,
  status: 'sending',
  reason: null,
  attempts: 0,
  sent_at: null,
  audience: 'client',
  communication: null,
  not_before: null,
  thread: null,
  whatsapp,
})
