import { expect, test } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { pruneDrafts } from '#tenant/message-draft/drafts'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'
import { deliver, mailOf, storedEmails } from '../../support/inbound.ts'
import { storedMessages } from '../../support/outgoing.ts'

const aDraft = async (given: object = {}) => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id, ref }] = await instructed(firm, owner)
  const draftId = crypto.randomUUID()
  const path = `/api/message-drafts/${draftId}`
  const body = (version: number, text: string) => ({
    ...{ version, record: { kind: 'conveyance', id }, way: 'email', email_id: null },
    values: { to: 'owen@tarrant.test', subject: 'Keys', text },
    ...given,
  })
  const list = async (by = owner) => (await by.get(`/api/message-drafts?record=${id}`)).body.data
  return { firm, owner, id, ref, draftId, path, body, list }
}

const today = () => londonDate(new Date().toISOString())

const email = { to: 'owen@tarrant.test', subject: 'Keys', text: 'On Friday.' }

test('a draft is saved as it is typed, and its writer alone finds it on another device', async () => {
  const { firm, owner, path, body, list } = await aDraft()
  expect((await owner.send('PUT', path, body(0, 'On'))).body.data.version).toBe(1)
  expect((await owner.send('PUT', path, body(1, 'On Friday'))).body.data.version).toBe(2)
  expect(await list()).toMatchObject([{ version: 2, values: { text: 'On Friday' } }])
  const colleague = await firm.as('Practice manager')
  expect(await list(colleague)).toEqual([])
  expect((await colleague.send('PUT', path, body(2, 'Mine'))).status).toBe(404)
  expect((await colleague.post(`${path}/discard`, {})).status).toBe(404)
})

test('two devices do not overwrite each other', async () => {
  const { owner, path, body, list } = await aDraft()
  await owner.send('PUT', path, body(0, 'On'))
  await owner.send('PUT', path, body(1, 'On Friday'))
  expect((await owner.send('PUT', path, body(1, 'On Monday'))).status).toBe(409)
  expect(await list()).toMatchObject([{ values: { text: 'On Friday' } }])
})

test('a draft is sent once, whichever device asks, and leaves no text behind', async () => {
  const { firm, owner, id, draftId: draft, path, body, list } = await aDraft()
  await owner.send('PUT', path, body(0, 'On Friday.'))
  const send = () => owner.post(`/api/conveyances/${id}/emails`, { ...email, draft })
  expect((await send()).status).toBe(200)
  const again = await send()
  expect([again.status, again.body.error.code]).toEqual([409, 'draft.sent'])
  expect((await storedMessages(firm)).filter(({ type }) => type === 'email.sent')).toHaveLength(1)
  expect(await list()).toEqual([])
  expect((await owner.send('PUT', path, body(2, 'Later'))).body.error.code).toBe('draft.sent')
  const stored = await firm.inside(({ store }) =>
    store.row<{ doc: string }>('SELECT doc FROM message_drafts'),
  )
  expect(stored?.doc).not.toContain('On Friday')
})

test('a refused message keeps its draft', async () => {
  const { owner, id, draftId: draft, path, body, list } = await aDraft()
  const text = 'Sort code 12-34-56, account 12345678'
  await owner.send('PUT', path, body(0, text))
  const refused = await owner.post(`/api/conveyances/${id}/emails`, { ...email, text, draft })
  expect(refused.status).toBe(422)
  expect(await list()).toHaveLength(1)
})

test('a discarded draft is gone on every device and is not sent', async () => {
  const { owner, id, draftId: draft, path, body, list } = await aDraft()
  await owner.send('PUT', path, body(0, 'On Friday.'))
  expect((await owner.post(`${path}/discard`, {})).status).toBe(200)
  expect(await list()).toEqual([])
  const sent = await owner.post(`/api/conveyances/${id}/emails`, { ...email, draft })
  expect(sent.body.error.code).toBe('draft.discarded')
})

test('a draft of an answer waits beside its email and ends with it', async () => {
  const { firm, owner, id, ref, draftId: draft, path, body, list } = await aDraft()
  await deliver(
    firm,
    `cases+${ref}@localhost`,
    mailOf({ 'Message-ID': '<a@b.test>', Subject: 'Keys' }, 'When?'),
  )
  const [{ id: emailId }] = await storedEmails(firm)
  await owner.send('PUT', path, { ...body(0, 'Friday'), way: 'reply', email_id: emailId })
  expect(await list()).toMatchObject([{ way: 'reply', email_id: emailId, record: { id } }])
  const reply = {
    ...{ as: 'reply', to: ['sunita@brookes.test'], subject: 'Re: Keys', text: 'Friday' },
    ...{ attachments: [], draft },
  }
  expect((await owner.post(`/api/tracked-emails/${emailId}/replies`, reply)).status).toBe(200)
  expect(await list()).toEqual([])
})

test('what is left of a draft that ended goes after a week; one that waits stays', async () => {
  const { firm, owner, path, body, list } = await aDraft()
  await owner.send('PUT', path, body(0, 'On Friday.'))
  await owner.post(`${path}/discard`, {})
  await owner.send('PUT', `/api/message-drafts/${crypto.randomUUID()}`, body(0, 'On Monday.'))
  const leftOn = (days: number) =>
    firm.inside(({ store }) => {
      pruneDrafts({ store, today: addDays(today(), days) })
      return store.rows('SELECT id FROM message_drafts').length
    })
  expect([await leftOn(7), await leftOn(8)]).toEqual([2, 1])
  expect(await list()).toMatchObject([{ values: { text: 'On Monday.' } }])
})

test('nobody keeps a draft about a case that they do not see', async () => {
  const { firm, path, body } = await aDraft()
  const adviser = await firm.as('New-business adviser')
  expect((await adviser.send('PUT', path, body(0, 'Hello'))).status).toBe(404)
})
