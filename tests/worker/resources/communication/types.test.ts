import { expect, test } from 'vitest'
import { blankContent } from '#domain/template/template'
import { anActive, content, dataOf, messagesOf } from '../../support/communications.ts'
import { aFirm } from '../../support/firm.ts'

const textIn = (texts: readonly { audience: string; channel: string; own: object | null }[]) => {
  return (audience: string, channel: string) =>
    texts.find((it) => it.audience === audience && it.channel === channel && it.own === null)
}

test('a type shows its values with samples and every text filled in with them', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const { values, texts } = dataOf(await owner.get('/api/communication-types/quote.sent'))
  expect(values).toContainEqual({ name: 'total', sample: '£1,842.00' })
  const email = textIn(texts)('client', 'email')
  expect(email).toMatchObject({ mode: 'on', own: null })
  expect(email).toHaveProperty('body', expect.stringContaining('Dear Amara Okonkwo'))
  expect(JSON.stringify(texts)).not.toMatch(/\{\w+\}/)
  expect((await owner.get('/api/communication-types/quote.imagined')).status).toBe(404)
  const conveyancer = await firm.as('Conveyancer')
  expect((await conveyancer.get('/api/communication-types/quote.sent')).status).toBe(403)
})

test('an active communication of the firm is shown beside the standard text, a draft is linked alone', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  await anActive(owner, { subject: 'Ours for {ref}' })
  dataOf(await owner.post('/api/communications', content({ name: 'A draft' })))
  const { texts, own } = dataOf(await owner.get('/api/communication-types/conveyance.held'))
  expect(texts).toContainEqual(
    expect.objectContaining({
      own: expect.objectContaining({ name: 'On hold, our words' }),
      subject: 'Ours for 26-P-00417',
    }),
  )
  expect(own.map(({ name, status }: { name: string; status: string }) => [name, status])).toEqual([
    ['On hold, our words', 'active'],
    ['A draft', 'draft'],
  ])
})

test('a test goes through the outbox to whoever asks, and to nobody else', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const path = '/api/communication-types/quote.sent/test-messages'
  const body = { audience: 'client', channel: 'email', own: null }
  const { to, channel } = dataOf(await owner.post(path, body))
  const sent = await messagesOf(firm, 'communication.tested')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ to_address: to, channel, status: 'queued', subject_id: null })
  expect(sent[0].subject).toMatch(/^Test: /)
  expect(sent[0].body).toContain('Dear Amara Okonkwo')
  expect(to).toMatch(/^[^@]+@[^@]+$/)
  expect(await messagesOf(firm, 'quote.sent')).toEqual([])
  const queued = await firm.inside(({ store }) =>
    store.rows<{ doc: string }>(`SELECT doc FROM outbox WHERE kind = 'message'`),
  )
  expect(queued.map(({ doc }) => JSON.parse(doc).message_id)).toContain(sent[0].id)
})

test('a test that cannot reach its reader is refused with the reason, and nothing is stored', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const path = '/api/communication-types/quote.sent/test-messages'
  await firm.inside(({ store }) => {
    store.write(`UPDATE users SET doc = json_set(doc, '$.phone', '')`)
  })
  const noPhone = await owner.post(path, { audience: 'client', channel: 'sms', own: null })
  expect([noPhone.status, noPhone.text]).toEqual([409, expect.stringContaining('telephone number')])
  const none = await owner.post(path, { audience: 'agent', channel: 'sms', own: null })
  expect(none.status).toBe(404)
  const auditor = await firm.as('Auditor')
  const asked = await auditor.post(path, { audience: 'client', channel: 'email', own: null })
  expect(asked.status).toBe(403)
  expect(await messagesOf(firm, 'communication.tested')).toEqual([])
})

test('a test by email is refused to an address that mail is stopped for, and while nothing sends', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const path = '/api/communication-types/quote.sent/test-messages'
  const body = { audience: 'client', channel: 'email', own: null }
  const { to } = dataOf(await owner.post(path, body))
  await firm.inside(({ store }) => {
    store.write(
      `INSERT INTO stopped_addresses (address, kind, reason, message_id, at)
       VALUES (?, 'bounced', 'No such user', 'm1', '2026-01-05T09:00:00.000Z')`,
      to.toLowerCase(),
    )
  })
  const stopped = await owner.post(path, body)
  expect([stopped.status, stopped.text]).toEqual([409, expect.stringContaining('is stopped')])
  const sms = { version: 0, provider: { kind: 'none', address: '' } }
  dataOf(await owner.send('PUT', '/api/message-providers/sms', sms))
  const unset = await owner.post(path, { ...body, channel: 'sms' })
  expect([unset.status, unset.text]).toEqual([409, expect.stringContaining('Admin › Delivery')])
  expect(await messagesOf(firm, 'communication.tested')).toHaveLength(1)
})

test('the list says which texts the matrix lets through', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const textsOf = async () =>
    dataOf(await owner.get('/api/communication-figures')).find(
      (it: { type: string }) => it.type === 'quotecase.reminded',
    ).texts
  const sms = { audience: 'client', channel: 'sms' }
  expect(await textsOf()).toContainEqual({ ...sms, is_on: true })
  const cells = { 'quotecase.reminded/client/sms': 'off' }
  const saved = await owner.send('PUT', '/api/communication-matrix', {
    version: 0,
    cells,
    reason: 'Too many',
  })
  dataOf(saved)
  expect(await textsOf()).toContainEqual({ ...sms, is_on: false })
})

test('an email template is sent to whoever asks as the preview shows it, unless it lacks something', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const path = '/api/admin/templates/emails/test-messages'
  const written = {
    ...blankContent,
    name: 'Hello',
    subject: 'About {{ property.address }}',
    body: 'Dear {{ client.names }}',
  }
  const typed = { content: written, sample: 'joint', case_ref: null }
  expect(dataOf(await owner.post(path, typed)).channel).toBe('email')
  const [sent] = await messagesOf(firm, 'communication.tested')
  expect(sent.subject).toBe('Test: About 7 Mill Lane, Frome, BA11 3AP')
  expect(sent.body).toContain('Dear Amara Okonkwo and Lewis Okonkwo')
  const unknown = await owner.post(path, { ...typed, case_ref: '26-S-99999' })
  expect(unknown.status).toBe(422)
  const conveyancer = await firm.as('Conveyancer')
  expect((await conveyancer.post(path, typed)).status).toBe(403)
})
