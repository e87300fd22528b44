import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestHarness } from 'wrangler'
import * as z from 'zod/mini'
import type { Message } from '#domain/communication/message'
import { anSmtpServer, CA_FILE } from './support/smtp-server.ts'
import type { Order } from './support/smtp-worker.ts'

// The runtime reads this when it is loaded: the test CA is trusted here and nowhere else.
vi.hoisted(() => {
  process.env['NODE_EXTRA_CA_CERTS'] = `${process.cwd()}/tests/runtime/support/certificates/ca.pem`
})

const config = {
  name: 'smtp-under-test',
  main: 'tests/runtime/support/smtp-worker.ts',
  compatibility_date: '2026-10-20',
  compatibility_flags: ['nodejs_compat'],
}
const harness = createTestHarness({ root: process.cwd(), workers: [{ config }] })
let base: URL
beforeAll(async () => {
  expect(process.env['NODE_EXTRA_CA_CERTS']).toBe(CA_FILE)
  base = (await harness.listen()).url
}, 120_000)
afterAll(() => harness.close())

const Key = z.object({ public_key: z.string(), private_key: z.string() })

const ID = '0190a5de-0000-7000-8000-000000000001'
const message: Message = {
  id: ID,
  version: 1,
  created_at: '2026-03-02T10:00:00.000Z',
  channel: 'email',
  type: 'quote.sent',
  to_name: 'Zoë Tarrant-Ńowak',
  to_address: 'zoe@tarrant.example',
  from_name: 'Harcourt “Deeds” Ltd',
  subject: 'Your quote — £1,250',
  body: 'Dear Zoë\n\nRead it here:\nhttps://harcourt.example/documents/1?link=a&b=<c>\n\n.\nHarcourt',
  attachments: [],
  subject_kind: null,
  subject_id: null,
  subject_ref: null,
  status: 'sending',
  reason: null,
  attempts: 0,
  sent_at: null,
  audience: null,
  communication: null,
  thread: null,
  not_before: null,
}
const account = {
  host: '127.0.0.1',
  auth: 'plain',
  username: 'post',
  password: 'secret',
  sender: 'post@harcourt.example',
  reply_to: 'hello@harcourt.example',
  return_path: `bounce+${ID}.0123456789abcdef@bounces.harcourt.example`,
  dkim: null,
} as const

const ask = (path: string, body: object) =>
  fetch(new URL(path, base), { method: 'POST', body: JSON.stringify(body) })
const send = async (options: Partial<Order['options']> & { port: number }, change = {}) => {
  const files = [['Zoë’s quote.pdf', '%PDF-1.7 quote']]
  const order = { options: { ...account, ...options }, message: { ...message, ...change }, files }
  return (await ask('/send', order)).json()
}

test.each([
  ['TLS from the start', true, 'plain'],
  ['STARTTLS', false, 'login'],
] as const)('%s: the message arrives as it was written, once', async (_, isSecure, auth) => {
  const server = await anSmtpServer({ secure: isSecure })
  const receipt = await send({ port: server.port, isSecure, auth })
  expect(receipt).toEqual({ provider_id: `<${ID}@harcourt.example>` })
  expect(server.received).toHaveLength(1)
  const [got] = server.received
  expect(got).toMatchObject({ user: 'post', isSecure: true, to: ['zoe@tarrant.example'] })
  expect(got?.from).toBe(account.return_path)
  const text = got?.bytes.toString('latin1') ?? ''
  expect(text).toMatch(/^[\0-\x7f]*$/)
  expect(text.split('\r\n').every((line) => line.length <= 998 && !/[\r\n]/.test(line))).toBe(true)
  const mail = await new PostalMime().parse(got?.bytes ?? '')
  expect(mail).toMatchObject({
    from: { name: message.from_name, address: account.sender },
    to: [{ name: message.to_name, address: message.to_address }],
    replyTo: [{ address: account.reply_to }],
    subject: message.subject,
    messageId: `<${ID}@harcourt.example>`,
  })
  expect(mail.text?.replaceAll('\r\n', '\n').trim()).toBe(message.body)
  expect(mail.html).toContain(
    '<a href="https://harcourt.example/documents/1?link=a&amp;b=&lt;c&gt;">',
  )
  expect(mail.headers.filter(({ key }) => key === 'auto-submitted')).toEqual([
    expect.objectContaining({ value: 'auto-generated' }),
  ])
  const [file] = mail.attachments
  expect([file?.filename, file?.mimeType]).toEqual(['Zoë’s quote.pdf', 'application/pdf'])
  expect(new TextDecoder().decode(file?.content as ArrayBuffer)).toBe('%PDF-1.7 quote')
  await server.close()
})

test('mail is signed with a key that the runtime made, and the signature is aligned with From', async () => {
  const made: unknown = await (await ask('/key', {})).json()
  const key = z.parse(Key, made)
  const server = await anSmtpServer({ secure: true })
  const dkim = { domain: 'harcourt.example', selector: 's1', private_key: key.private_key }
  await send({ port: server.port, isSecure: true, dkim })
  const resolver = async (name: string) => {
    expect(name).toBe('s1._domainkey.harcourt.example')
    return [[`v=DKIM1; k=rsa; p=${key.public_key}`]]
  }
  const bytes = server.received[0]?.bytes ?? Buffer.from('')
  const { results } = await dkimVerify(bytes, { resolver })
  expect(results).toHaveLength(1)
  expect(results[0]).toMatchObject({ signingDomain: 'harcourt.example' })
  expect(results[0]?.status).toMatchObject({ result: 'pass', aligned: 'harcourt.example' })
  const changes = [
    ['\r\nSubject: ', '\r\nSubject: A'],
    ['Dear', 'Deer'],
    [ID, `${ID}9`],
  ] as const
  for (const [from, to] of changes) {
    const forged = Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1')
    expect(forged.equals(bytes)).toBe(false)
    const verdict = await dkimVerify(forged, { resolver })
    expect(verdict.results[0]?.status.result, from).not.toBe('pass')
  }
  await server.close()
})

test('a certificate that nobody vouches for is a failure, and nothing is sent', async () => {
  for (const isSecure of [true, false]) {
    const server = await anSmtpServer({ secure: isSecure, certificate: 'stranger' })
    const receipt = await send({ port: server.port, isSecure })
    expect(receipt).toMatchObject({ refused: expect.any(String), is_final: false })
    expect(server.received).toEqual([])
    await server.close()
  }
})

test.each([
  ['TLS from the start', true],
  ['STARTTLS', false],
])(
  '%s: a trusted certificate of another host is a failure before the password',
  async (_, isSecure) => {
    const onAuth = vi.fn()
    const server = await anSmtpServer({ secure: isSecure, certificate: 'elsewhere', onAuth })
    for (const host of ['127.0.0.1', 'localhost']) {
      const receipt = await send({ host, port: server.port, isSecure })
      expect(receipt).toMatchObject({ refused: expect.any(String), is_final: false })
    }
    expect(onAuth).not.toHaveBeenCalled()
    expect(server.received).toEqual([])
    await server.close()
  },
)

test('a server without STARTTLS hears neither password nor message', async () => {
  const onAuth = vi.fn()
  const server = await anSmtpServer({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'], onAuth })
  const receipt = await send({ port: server.port, isSecure: false })
  expect(receipt).toMatchObject({ refused: expect.any(String), is_final: false })
  expect(onAuth).not.toHaveBeenCalled()
  expect(server.received).toEqual([])
  await server.close()
})

const refusalOf = (responseCode: number) => () =>
  Object.assign(new Error('refused'), { responseCode })

test.each([
  [451, false],
  [452, false],
  [550, true],
  [552, true],
])('the answer %i after the message is final: %s', async (code, isFinal) => {
  const server = await anSmtpServer({ secure: true, afterData: refusalOf(code) })
  const receipt = await send({ port: server.port, isSecure: true })
  expect(receipt).toMatchObject({
    refused: expect.stringContaining(String(code)),
    is_final: isFinal,
  })
  await server.close()
})

test('a recipient that the server does not know is final, a wrong password is not', async () => {
  const server = await anSmtpServer({
    secure: true,
    onRcptTo: (_address, _session, callback) => callback(refusalOf(550)()),
  })
  const port = server.port
  expect(await send({ port, isSecure: true })).toMatchObject({ is_final: true })
  const wrong = await send({ port, isSecure: true, password: 'wrong' })
  expect(wrong).toMatchObject({ is_final: false })
  expect(JSON.stringify(wrong)).not.toContain('wrong"')
  await server.close()
})

test('when the answer after the message is lost nobody knows, and it is said', async () => {
  const server = await anSmtpServer({ secure: true, afterData: () => 'cut' })
  const receipt = await send({ port: server.port, isSecure: true })
  expect(receipt).toEqual({ unknown: expect.any(String) })
  expect(server.received).toHaveLength(1)
  await server.close()
})

test.each([
  ['TLS from the start', true],
  ['STARTTLS', false],
])('%s: a server that accepts and never answers leaves it unknown', async (_, isSecure) => {
  const server = await anSmtpServer({ secure: isSecure, afterData: () => 'silence' })
  const receipt = await send({ port: server.port, isSecure, answer_ms: 500 })
  expect(receipt).toEqual({ unknown: expect.stringMatching(/time/i) })
  expect(server.received).toHaveLength(1)
  await server.close()
})

test('a server that never greets was sent nothing', async () => {
  const server = await anSmtpServer({ secure: true, onConnect: () => undefined })
  const receipt = await send({ port: server.port, isSecure: true, answer_ms: 500 })
  expect(receipt).toMatchObject({ refused: expect.any(String), is_final: false })
  expect(server.received).toEqual([])
  await server.close()
})

test('a server that nobody can reach was not sent anything', async () => {
  const server = await anSmtpServer({ secure: true })
  await server.close()
  const receipt = await send({ port: server.port, isSecure: true })
  expect(receipt).toMatchObject({ refused: expect.any(String), is_final: false })
})

test('line breaks in a name or subject add no header', async () => {
  const server = await anSmtpServer({ secure: true })
  await send(
    { port: server.port, isSecure: true },
    { subject: 'Hello\r\nBcc: thief@evil.example', to_name: 'Zoë\r\nBcc: x@evil.example' },
  )
  expect(server.received[0]?.to).toEqual(['zoe@tarrant.example'])
  const mail = await new PostalMime().parse(server.received[0]?.bytes ?? '')
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
  await server.close()
})
