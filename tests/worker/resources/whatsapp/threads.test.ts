import { expect, test } from 'vitest'
import { aFirm } from '../../support/firm.ts'
import { storedMessages } from '../../support/outgoing.ts'

const hello = { from: '+447700900482', name: 'Owen', text: 'Any news?' }

const aConversation = async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const simulate = async (text = hello.text) =>
    (await owner.post('/api/whatsapp-simulations', { ...hello, text })).body.data.id as string
  const id = await simulate()
  const path = `/api/whatsapp-threads/${id}`
  const shown = async () => (await owner.get(path)).body.data
  return { firm, owner, simulate, path, shown }
}

const closeWindow = (firm: Awaited<ReturnType<typeof aFirm>>) =>
  firm.inside(({ store }) =>
    store.write(
      `UPDATE whatsapp_threads SET doc = json_set(doc, '$.window_open_until', '2026-01-01T00:00:00.000Z')`,
    ),
  )

test('an answer leaves by the outbox, and its writer has the conversation', async () => {
  const { firm, owner, path, shown } = await aConversation()
  const { body } = await owner.post(`${path}/messages`, { text: 'On Friday.' })
  expect(body.data).toMatchObject({ is_waiting: false, assigned_to: { id: owner.user.id } })
  expect(await storedMessages(firm)).toMatchObject([
    { type: 'whatsapp.sent', channel: 'whatsapp', to_address: hello.from, body: 'On Friday.' },
  ])
  const { entries } = await shown()
  expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual(['in', 'out'])
})

test('outside the window free text is refused and a template leaves', async () => {
  const { firm, owner, path } = await aConversation()
  await closeWindow(firm)
  const refused = await owner.post(`${path}/messages`, { text: 'On Friday.' })
  expect(refused.body.error.code).toBe('whatsapp.window_closed')
  expect((await owner.post(`${path}/templates`, { template: 'nothing' })).status).toBe(422)
  expect((await owner.post(`${path}/templates`, { template: 'call-back' })).status).toBe(200)
  expect((await storedMessages(firm)).map(({ body }) => body)).toEqual([
    expect.stringMatching(/^Hello Owen, this is .* When is a good time to call you\?$/),
  ])
})

test('STOP is confirmed once and stops everything until START', async () => {
  const { firm, owner, simulate, path } = await aConversation()
  await simulate('STOP')
  await simulate('stop')
  expect((await storedMessages(firm)).map(({ type }) => type)).toEqual(['whatsapp.opted-out'])
  const refused = await owner.post(`${path}/templates`, { template: 'call-back' })
  expect(refused.body.error.code).toBe('whatsapp.opted_out')
  await simulate('START')
  expect((await owner.post(`${path}/messages`, { text: 'Welcome back.' })).status).toBe(200)
})

test('bank details do not leave by WhatsApp either', async () => {
  const { firm, owner, path } = await aConversation()
  const text = 'Sort code 12-34-56, account 12345678'
  expect((await owner.post(`${path}/messages`, { text })).status).toBe(422)
  expect(await storedMessages(firm)).toEqual([])
})

test('a conversation of a colleague is not found, and one of nobody’s is for the sales desk', async () => {
  const { firm, owner, path } = await aConversation()
  const adviser = await firm.as('New-business adviser')
  expect((await adviser.get(path)).status).toBe(200)
  await owner.post(`${path}/assignment`, { version: 1, user: owner.user.id })
  expect((await adviser.get(path)).status).toBe(404)
  expect((await adviser.get('/api/whatsapp-threads?view=all')).body.data.threads).toEqual([])
  expect((await owner.post(`${path}/assignment`, { version: 1, user: null })).status).toBe(409)
})

test('a closed conversation opens again when they write', async () => {
  const { owner, simulate, path, shown } = await aConversation()
  await owner.post(`${path}/closure`, { version: 1, is_closed: true })
  expect((await owner.post(`${path}/closure`, { version: 2, is_closed: true })).status).toBe(409)
  await simulate('One more thing')
  expect((await shown()).thread.status).toBe('open')
})
