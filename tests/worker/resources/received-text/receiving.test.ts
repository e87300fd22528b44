import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Env } from '#worker/env'
import edge from '#worker/index'
import { assets, main } from '../../edge/fake-firm.ts'
import { instructed } from '../../support/cases.ts'
import { aContact } from '../../support/contacts.ts'
import { aFirm, env as bindings } from '../../support/firm.ts'

const seconds = () => Math.floor(Date.now() / 1000)
/** The number of the client in the facts of quotes. */
const CLIENT = '+447700900482'
const SIGNATURE = 'Deedbox-Signature'

/** A firm with a service for text messages before its front door. */
const aFirmWithTexts = async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const KEY = '/api/message-providers/keys'
  const { key } = (await owner.post(KEY, { version: 0, of: 'sms' })).body.data
  const { number } = (await owner.get('/api/whatsapp-threads?view=all')).body.data
  const [{ id, ref }] = await instructed(firm, owner)
  const { clients } = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
  const namespace = { idFromName: () => firm.stub.id, get: () => firm.stub }
  const env = { ...bindings, ASSETS: assets, TENANT: namespace } as unknown as Env
  const post = async (given: object, { by = key, at = seconds() } = {}) => {
    const text = {
      event: 's1',
      to: number,
      from: '+447700900999',
      text: 'Yes, on Friday.',
      ...given,
    }
    const body = JSON.stringify(text)
    const mark = createHmac('sha256', by).update(`${at}.${body}`).digest('hex')
    const headers = { 'Content-Type': 'application/json', [SIGNATURE]: `t=${at},v1=${mark}` }
    const context = createExecutionContext()
    const request = new Request(`${main}/api/intake/texts`, { method: 'POST', headers, body })
    const answer = await edge.fetch(request, env, context)
    await waitOnExecutionContext(context)
    return answer.status
  }
  const rows = () => firm.inside(({ store }) => store.rows('SELECT id FROM received_texts').length)
  const entries = async () =>
    (await owner.get(`/api/conveyances/${id}/correspondence?channel=sms`)).body.data.entries
  return { firm, owner, post, rows, entries, id, ref, client: clients[0] }
}

test('a client’s answer is filed once with their only open case, and its people are told', async () => {
  const { firm, post, rows, entries } = await aFirmWithTexts()
  expect(await post({ from: CLIENT })).toBe(200)
  expect(await post({ from: CLIENT })).toBe(200)
  expect(await rows()).toBe(1)
  expect(await entries()).toMatchObject([{ kind: 'text', message: { text: 'Yes, on Friday.' } }])
  const told = await firm.inside(({ store }) =>
    store.rows(`SELECT seq FROM audit WHERE name = 'text.tracked'`),
  )
  expect(told).toHaveLength(1)
})

test('an answer from a number of nobody is filed where the last text to it belongs', async () => {
  const { owner, firm, post, entries, id } = await aFirmWithTexts()
  await firm.inside(({ store }) => {
    const doc = {
      ...{ id: 'm1', version: 1, channel: 'sms', to_address: '+447700900999', status: 'sent' },
      ...{ subject_kind: 'conveyance', subject_id: id, subject_ref: 'X' },
    }
    store.write(
      'INSERT INTO messages (id, version, doc) VALUES (?, 1, ?)',
      'm1',
      JSON.stringify(doc),
    )
  })
  await post({})
  expect((await owner.get('/api/inbox?view=unassigned')).body.data.rows).toEqual([])
  expect((await entries()).map((it: { kind: string }) => it.kind)).toContain('text')
})

test('a number that nobody knows waits in the inbox until somebody files it or marks it as done', async () => {
  const { owner, post, entries, ref } = await aFirmWithTexts()
  await post({})
  await post({ event: 's2', text: 'Wrong number, sorry' })
  const inbox = async (view: string) => (await owner.get(`/api/inbox?view=${view}`)).body.data
  const { rows, counts } = await inbox('unassigned')
  expect([rows.length, counts.unassigned]).toEqual([2, 2])
  const [wrong, yes] = rows.map((it: { text: { id: string } }) => it.text.id)
  const act = (id: string, to: string, body: object) =>
    owner.post(`/api/received-texts/${id}/${to}`, { version: 1, ...body })
  expect((await act(yes, 'filing', { ref: 'NONE-1' })).status).toBe(422)
  expect((await act(yes, 'filing', { ref })).status).toBe(200)
  expect((await act(yes, 'closure', { is_closed: true })).status).toBe(409)
  expect((await act(wrong, 'closure', { is_closed: true })).status).toBe(200)
  expect((await inbox('unassigned')).rows).toEqual([])
  expect((await inbox('done')).rows).toHaveLength(1)
  expect(await entries()).toHaveLength(1)
})

test('STOP takes text messages out of what a client chose, and START puts them back', async () => {
  const { owner, post, client } = await aFirmWithTexts()
  const channels = async () =>
    (await owner.get(`/api/contacts/${client.contact_id}`)).body.data.contact.communication.channels
  await post({ from: CLIENT, text: 'STOP' })
  expect(await channels()).not.toContain('sms')
  expect(await channels()).toContain('email')
  await post({ event: 's2', from: CLIENT, text: 'Start' })
  expect(await channels()).toContain('sms')
})

test('STOP from a number that several share ends the text messages to each of them', async () => {
  const { owner, post } = await aFirmWithTexts()
  const shared = {
    phones: [{ kind: 'home', number: '+447700900777', is_main: true }],
    communication: { channels: ['sms', 'post'], language: 'en', large_print: false },
  }
  const people = [await aContact(owner, shared), await aContact(owner, shared)]
  await post({ from: '+447700900777', text: 'Stop.' })
  for (const { id } of people) {
    const { contact } = (await owner.get(`/api/contacts/${id}`)).body.data
    expect(contact.communication.channels).toEqual(['post'])
  }
})

test('whoever shares a number is named, and a sender who goes by a word is kept', async () => {
  const { firm, owner, post } = await aFirmWithTexts()
  const shared = { phones: [{ kind: 'home', number: '+447700900778', is_main: true }] }
  await aContact(owner, { ...shared, first_name: 'Ann', last_name: 'Ellison' })
  await aContact(owner, { ...shared, first_name: 'Mark', last_name: 'Ellison' })
  await post({ from: '+447700900778' })
  expect(await post({ event: 's2', from: 'HMRC', text: 'Your return' })).toBe(200)
  expect(await post({ event: 's3', from: 'far too long a word' })).toBe(422)
  const names = await firm.inside(({ store }) =>
    store.rows<{ name: string }>(
      `SELECT json_extract(doc, '$.name') AS name FROM received_texts ORDER BY event`,
    ),
  )
  const [{ name }, word] = names as [{ name: string }, { name: string }]
  expect(name.split(' or ').toSorted()).toEqual(['Ann Ellison', 'Mark Ellison'])
  expect(word.name).toBe('HMRC')
})

test('a bad signature, an old one and another firm’s number are 401 and leave no row', async () => {
  const { post, rows } = await aFirmWithTexts()
  expect(await post({}, { by: 'another key' })).toBe(401)
  expect(await post({}, { at: seconds() - 301 })).toBe(401)
  expect(await post({ to: '+441632960000' })).toBe(401)
  expect(await rows()).toBe(0)
})
