import { expect, test, vi } from 'vitest'
import { webhookProvider } from '#worker/integrations/mail/webhook'
import { isSignedBy, SIGNATURE } from '#worker/telephone/signature'
import { aMessage } from '../support/outgoing.ts'

const message = aMessage('m1', {
  channel: 'sms',
  to_address: '+447700900482',
  body: 'Zoë: exchanged',
})
const NOW = Date.UTC(2026, 2, 2, 10)

const sendTo = async (answer: () => Promise<Response>) => {
  const send = vi.fn<typeof fetch>(answer)
  const address = 'https://texts.example.org/send'
  const provider = webhookProvider({ address, key: 'k', send, now: () => NOW })
  return { receipt: await provider.send({ message, attachments: [] }), calls: send.mock.calls }
}

test('a text is posted signed, with its id as the key of a repeat', async () => {
  const { receipt, calls } = await sendTo(async () => Response.json({ provider_id: 'p1' }))
  expect(receipt).toEqual({ provider_id: 'p1' })
  const [address, request] = calls[0] ?? []
  expect(address).toBe('https://texts.example.org/send')
  const body = String(request?.body)
  expect(JSON.parse(body)).toEqual({
    id: 'm1',
    channel: 'sms',
    to: '+447700900482',
    text: 'Zoë: exchanged',
  })
  const headers = new Headers(request?.headers)
  expect(headers.get('Idempotency-Key')).toBe('m1')
  const signature = headers.get(SIGNATURE) ?? ''
  const bytes = new TextEncoder().encode(body)
  expect(isSignedBy(['k'], signature, bytes, NOW)).toBe(true)
  expect(isSignedBy(['other'], signature, bytes, NOW)).toBe(false)
  expect(request?.redirect).toBe('manual')
})

test.each([
  [400, true],
  [301, true],
  [429, false],
  [503, false],
])('the answer %i is final: %s', async (status, isFinal) => {
  const { receipt } = await sendTo(async () => new Response('', { status }))
  expect(receipt).toMatchObject({
    refused: expect.stringContaining(`${status}`),
    is_final: isFinal,
  })
})

test('an answer that never comes rejects, so that nobody takes it for sent', async () => {
  await expect(sendTo(() => Promise.reject(new Error('timed out')))).rejects.toThrow('timed out')
})

test('an address on a private network is called by nobody', async () => {
  const send = vi.fn<typeof fetch>()
  const provider = webhookProvider({ address: 'https://10.0.0.1/', key: 'k', send })
  const receipt = await provider.send({ message, attachments: [] })
  expect(receipt).toMatchObject({ is_final: false })
  expect(send).not.toHaveBeenCalled()
})
