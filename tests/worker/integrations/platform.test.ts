import { expect, test, vi } from 'vitest'
import { platformProvider } from '#worker/integrations/mail/platform'
import { aMessage } from '../support/outgoing.ts'

const addresses = { sender: 'post@harcourt.example', reply_to: 'hello@harcourt.example' }
const mail = {
  message: aMessage('m1', { subject: 'Your quote', body: 'Dear Zoë\n\nRead it' }),
  attachments: [{ name: 'q.pdf', mime: 'application/pdf', bytes: new Uint8Array([1, 2]) }],
}

const sendBy = (send: (message: unknown) => Promise<{ messageId: string }>) =>
  platformProvider({ send } as SendEmail, addresses).send(mail)

test('mail leaves by the platform with text, HTML and attachments', async () => {
  const send = vi.fn(async (_: unknown) => ({ messageId: 'p1' }))
  expect(await sendBy(send)).toEqual({ provider_id: 'p1' })
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    from: { email: 'post@harcourt.example', name: 'Harcourt' },
    to: { email: 'owen@tarrant.test', name: 'Owen Tarrant' },
    replyTo: 'hello@harcourt.example',
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: 'Dear Zoë\n\nRead it',
    html: expect.stringContaining('<p>Read it</p>'),
    attachments: [{ disposition: 'attachment', filename: 'q.pdf', type: 'application/pdf' }],
  })
})

test.each([
  ['E_SENDER_NOT_VERIFIED', { is_final: true }],
  ['E_RECIPIENT_SUPPRESSED', { is_final: true, is_dead_address: true }],
  ['E_HEADER_NOT_ALLOWED', { is_final: true }],
  ['E_RATE_LIMIT_EXCEEDED', { is_final: false }],
  ['E_DAILY_LIMIT_EXCEEDED', { is_final: false }],
  ['E_DELIVERY_FAILED', { unknown: expect.any(String) }],
  ['E_INTERNAL_SERVER_ERROR', { unknown: expect.any(String) }],
  ['', { unknown: expect.any(String) }],
])('the failure “%s” says what became of it', async (code, outcome) => {
  const failure = Object.assign(new Error('failed'), code === '' ? {} : { code })
  expect(await sendBy(() => Promise.reject(failure))).toMatchObject(outcome)
})
