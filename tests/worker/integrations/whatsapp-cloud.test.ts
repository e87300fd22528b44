import { expect, test } from 'vitest'
import { whatsappAddress } from '#worker/integrations/whatsapp/address'
import { cloudProvider } from '#worker/integrations/whatsapp/cloud'
import { fetchTemplates } from '#worker/integrations/whatsapp/templates'
import { aMessage } from '../support/whatsapp-message.ts'

type Asked = { readonly address: string; readonly body: unknown; readonly headers: Headers }

/** A stand-in for the platform that answers so; what it was asked is kept. */
const standIn = (status: number, answer: unknown) => {
  const asked: Asked[] = []
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const isForm = request.headers.get('Content-Type')?.startsWith('multipart/') === true
    const body = isForm ? Object.fromEntries(await request.formData()) : await request.json()
    asked.push({ address: request.url, body, headers: request.headers })
    if (isForm) return Response.json({ id: 'media-7' })
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

const plan = { name: 'Plan.pdf', mime: 'application/pdf', bytes: new TextEncoder().encode('%PDF') }

test('a file is uploaded, and leaves by the id that it got with its name and caption', async () => {
  const { asked, provider } = standIn(200, accepted)
  const message = aMessage({ number: '1065', template: null, media: 'document' })
  const sent = await provider.send({ message, attachments: [plan] })
  expect(sent).toEqual({ provider_id: 'wamid.1' })
  expect(asked.map(({ address }) => address.split('/').at(-1))).toEqual(['media', 'messages'])
  expect(asked[0]?.body).toMatchObject({ messaging_product: 'whatsapp', type: 'application/pdf' })
  expect(asked[1]?.body).toMatchObject({
    type: 'document',
    document: { id: 'media-7', caption: 'On Friday.', filename: 'Plan.pdf' },
  })
})

test.each([
  [400, failure(131053), { is_final: true }],
  [429, failure(130429), { is_final: false }],
  [200, {}, { is_final: false }],
])('an upload that is answered %i with %j was not sent', async (status, answer, receipt) => {
  const asked: string[] = []
  const send: typeof fetch = async (input) => {
    asked.push(new Request(input).url)
    return Response.json(answer, { status })
  }
  const options = { address: 'https://stand-in.test', number: '1', token: 'EAAG', send }
  const message = aMessage({ number: null, template: null, media: 'image' })
  const sent = await cloudProvider(options).send({ message, attachments: [plan] })
  expect(sent).toMatchObject({ refused: expect.any(String), ...receipt })
  expect(asked).toHaveLength(1)
})

test('templates are read page by page, by the cursor and never at another server', async () => {
  const asked: string[] = []
  const send: typeof fetch = async (input) => {
    const url = new URL(new Request(input).url)
    asked.push(url.href)
    const at = Number(url.searchParams.get('after') ?? '0')
    const data = [{ name: `template_${at}`, status: 'APPROVED', language: 'en_GB' }]
    const next = at < 2 ? { next: 'https://elsewhere.test/more' } : {}
    return Response.json({ data, paging: { cursors: { after: String(at + 1) }, ...next } })
  }
  const options = { address: 'https://stand-in.test', token: 'EAAG', send }
  const found = await fetchTemplates(options, '12345')
  expect(found.map(({ name }) => name)).toEqual(['template_0', 'template_1', 'template_2'])
  expect(asked.every((it) => it.startsWith('https://stand-in.test/12345/message_templates?'))).toBe(
    true,
  )
})

test.each([
  [401, failure(190), 'The access token has expired'],
  [500, 'busy', 'WhatsApp answered 500.'],
])('an account that answers %i says why', async (status, answer, words) => {
  const send: typeof fetch = async () => new Response(JSON.stringify(answer), { status })
  const asked = fetchTemplates({ address: 'https://stand-in.test', token: 'EAAG', send }, '12345')
  await expect(asked).rejects.toThrow(words)
})
