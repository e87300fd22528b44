import { expect, test } from 'vitest'
import { whatsappAddress } from '#worker/integrations/whatsapp/address'
import { cloudProvider } from '#worker/integrations/whatsapp/cloud'
import { aMessage } from '../support/whatsapp-message.ts'

type Asked = { readonly address: string; readonly body: unknown; readonly headers: Headers }

/** A stand-in for the platform that answers so; what it was asked is kept. */
const standIn = (status: number, answer: unknown) => {
  const asked: Asked[] = []
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    asked.push({ address: request.url, body: await request.json(), headers: request.headers })
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { status })
  }
  const options = { address: 'https://stand-in.test/v23.0', number: '1065', token: 'EAAG', send }
  return { asked, provider: cloudProvider(options) }
}

const accepted = { messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] }

test('free text leaves from the number, and its receipt names it', async () => {
  const { asked, provider } = standIn(200, accepted)
  const message = aMessage({ number: '1065', template: null })
  expect(await provider.send({ message, attachments: [] })).toEqual({ provider_id: 'wamid.1' })
  expect(asked[0]?.address).toBe('https://stand-in.test/v23.0/1065/messages')
  expect(asked[0]?.headers.get('Authorization')).toBe('Bearer EAAG')
  expect(asked[0]?.body).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '+447700900482',
    type: 'text',
    text: { preview_url: false, body: 'On Friday.' },
  })
})

test('a template leaves by its name with its fields', async () => {
  const { asked, provider } = standIn(200, accepted)
  const template = { name: 'call_back', values: ['Owen', 'Harcourt'] }
  await provider.send({ message: aMessage({ number: null, template }), attachments: [] })
  expect(asked[0]?.body).toMatchObject({
    type: 'template',
    template: {
      name: 'call_back',
      language: { code: 'en_GB' },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'Owen' },
            { type: 'text', text: 'Harcourt' },
          ],
        },
      ],
    },
  })
})

const failure = (code: number) => ({ error: { code, message: 'Said so' } })

test.each([
  [400, failure(131047), { is_final: true }],
  [429, failure(130429), { is_final: false }],
  [401, failure(190), { is_final: true }],
  [503, 'busy', { unknown: 'WhatsApp answered 503.' }],
  [200, {}, { unknown: 'WhatsApp answered without an id.' }],
])('an answer of %i with %j is understood', async (status, answer, receipt) => {
  const { provider } = standIn(status, answer)
  const message = aMessage({ number: null, template: null })
  expect(await provider.send({ message, attachments: [] })).toMatchObject(receipt)
})

test('only the local environment may name a stand-in', () => {
  const WHATSAPP_ADDRESS = 'http://127.0.0.1:1'
  expect(whatsappAddress({ ENVIRONMENT: 'local', WHATSAPP_ADDRESS })).toBe(WHATSAPP_ADDRESS)
  for (const ENVIRONMENT of ['production', undefined])
    expect(whatsappAddress({ ENVIRONMENT, WHATSAPP_ADDRESS })).toBe(
      'https://graph.facebook.com/v23.0',
    )
})
