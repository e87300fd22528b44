import { expect, test } from 'vitest'
import type { Message } from '#domain/communication/message'
import { toMessageView } from '#tenant/communication/view'
import { system } from '#tenant/user/people'

const token = 'a'.repeat(43)
const message: Message = {
  id: 'm1',
  version: 1,
  created_at: '2026-03-02T10:00:00.000Z',
  channel: 'email',
  type: 'session.link-requested',
  to_name: 'Owen Tarrant',
  to_address: 'owen@tarrant.test',
  from_name: 'Harcourt',
  subject: 'Sign in',
  body: `Open:\nhttps://clients.firm.example/login?token=${token}\nOr\n123456\nhttps://clients.firm.example/documents/1?link=${token}`,
  attachments: [],
  subject_kind: null,
  subject_id: null,
  subject_ref: null,
  status: 'queued',
  reason: null,
  attempts: 0,
  sent_at: null,
  audience: null,
  communication: null,
  thread: null,
  not_before: null,
}

const bodyFor = (email: string, isLocal: boolean, status: Message['status'] = 'queued') =>
  toMessageView({ person: { ...system, id: 'u1', email }, isLocal }, { ...message, status }).body

test.each(['queued', 'failed', 'suppressed', 'sent'] as const)(
  'a %s message shows its tokens and codes to nobody but its recipient',
  (status) => {
    const body = bodyFor('owner@harcourt.test', false, status)
    expect(body).not.toContain(token)
    expect(body).not.toContain('123456')
    expect(body).toContain('/login?token=…')
    expect(bodyFor('owen@tarrant.test', false, status)).toBe(message.body)
  },
)

test('the demonstration shows them, so that its clients can sign in', () => {
  expect(bodyFor('owner@harcourt.test', true)).toBe(message.body)
})
