import { expect, test } from 'vitest'
import { instructed } from '../../../support/cases.ts'
import { hold } from '../../../support/communications.ts'
import { aFirm } from '../../../support/firm.ts'
import { facts } from '../../../support/quotes.ts'
import { clientOf } from '../../../support/signing.ts'
import { reasonsOf, waysOf } from './sent.ts'

const onMobile = facts('sale')
const [first] = onMobile.clients
const of = { ...onMobile, clients: first ? [{ ...first, phone: '07700 900482' }] : [] }

const aClient = async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner, of)
  const path = `/api/conveyances/${id}`
  const { clients } = (await owner.get(path)).body.data.conveyance
  const client = await clientOf(firm, clients)
  const choice = async () => (await client.get('/api/client/message-choice')).body.data
  const choose = async (channels: readonly string[], version?: number) =>
    client.send('PUT', '/api/client/message-choice', {
      version: version ?? (await choice()).version,
      channels,
    })
  const record = async (fact: string) => {
    const { version } = (await owner.get(path)).body.data.conveyance
    return owner.post(`${path}/facts`, { version, fact })
  }
  return { firm, owner, id, choice, choose, record, contact: String(clients[0].contact_id) }
}

test('what a client chose is honoured, the firm sees it, and the log says why a message was left out', async () => {
  const { firm, owner, choice, choose, record, contact } = await aClient()
  expect(await choice()).toMatchObject({ chosen: ['email', 'sms'], offered: ['email', 'sms'] })
  expect((await choose(['sms'])).body.data).toMatchObject({ chosen: ['sms'] })
  expect(
    (await owner.get(`/api/contacts/${contact}`)).body.data.contact.communication,
  ).toMatchObject({ channels: ['sms'] })
  expect((await record('forms_sent')).status).toBe(200)
  expect(await reasonsOf(firm, 'progress.forms-sent')).toEqual(['no_consent'])
  expect((await choose(['email'])).status).toBe(200)
  expect((await record('forms_returned')).status).toBe(200)
  expect(await waysOf(firm, 'progress.forms-returned')).toEqual(['client/email'])
  expect(await reasonsOf(firm, 'progress.forms-returned')).toEqual([])
})

test('what the law asks for is emailed whatever a client chose', async () => {
  const { firm, owner, id, choose } = await aClient()
  expect((await choose(['sms'])).status).toBe(200)
  await hold(owner, id)
  expect(await waysOf(firm, 'conveyance.held')).toEqual(['client/email'])
  expect(await reasonsOf(firm, 'conveyance.held')).toEqual([])
})

test('no choice at all, an unknown one and one of an older page are refused and change nothing', async () => {
  const { choice, choose } = await aClient()
  const before = await choice()
  expect((await choose([])).status).toBe(422)
  expect((await choose(['whatsapp'])).status).toBe(422)
  expect((await choose(['email'], before.version + 7)).status).toBe(409)
  expect(await choice()).toEqual(before)
})
