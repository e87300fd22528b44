import { expect, test } from 'vitest'
import type { CaseFile } from '#domain/conveyance/api'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../../support/firm.ts'

const internal = { text: 'Buyer’s solicitor is away until Monday', shared_with: [], mentions: [] }

const aCase = async () => {
  const firm = await aFirm()
  const earner = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const file: CaseFile = (await owner.get(`/api/conveyances/${id}`)).body.data
  return { firm, earner, owner, id, file, path: `/api/conveyances/${id}/notes` }
}

const clientOf = async (firm: FirmUnderTest, { conveyance }: CaseFile) => {
  const contact_id = conveyance.clients[0]?.contact_id ?? ''
  const user = await firm.inside(({ users }) => users.byContact(contact_id))
  if (user === null) throw new Error('the client has no account')
  return firm.signedIn(user, 'clients')
}

const textsFor = async (by: Caller) =>
  (await by.get('/api/shared-notes')).body.data.map(({ text }: { text: string }) => text)

test('a client reads a note that is shared with them, until it is withdrawn', async () => {
  const { firm, owner, file, path } = await aCase()
  const client = await clientOf(firm, file)
  await owner.post(path, internal)
  expect(await textsFor(client)).toEqual([])
  const { body } = await owner.post(path, { ...internal, text: 'Hello', shared_with: ['client'] })
  expect(await textsFor(client)).toEqual(['Hello'])
  const withdrawal = { version: body.data.version, reason: 'Sent to the wrong case' }
  const { status } = await owner.post(`${path}/${body.data.id}/withdrawal`, withdrawal)
  expect(status).toBe(200)
  expect(await textsFor(client)).toEqual([])
  const left = (await owner.get(path)).body.data
  expect(left[0]).toMatchObject({ text: 'Hello', withdrawn: { reason: withdrawal.reason } })
})

test('a colleague who is mentioned gets a notice, and somebody else cannot be mentioned', async () => {
  const { firm, owner, earner, path } = await aCase()
  const { status } = await owner.post(path, { ...internal, mentions: [earner.user.id] })
  expect(status).toBe(200)
  const told = await firm.inside(({ store }) =>
    store.rows<{ user_id: string }>(
      `SELECT p.user_id FROM audit AS a JOIN event_people AS p ON p.seq = a.seq
       WHERE a.name = 'note.mentioned'`,
    ),
  )
  expect(told).toEqual([{ user_id: earner.user.id }])
  const agent = await firm.user({ type: 'agent', role: 'Agent' })
  const { status: refused, body } = await owner.post(path, { ...internal, mentions: [agent.id] })
  expect([refused, body.error.fields]).toEqual([
    422,
    { mentions: ['Choose colleagues who may see this case.'] },
  ])
})

test('only the author changes a note, and the history tells both texts', async () => {
  const { owner, earner, id, path } = await aCase()
  const { body } = await owner.post(path, internal)
  const note = `${path}/${body.data.id}`
  const change = { version: 1, text: 'Away until Tuesday', shared_with: [] }
  expect((await earner.send('PATCH', note, change)).status).toBe(409)
  const { body: changed } = await owner.send('PATCH', note, change)
  expect(changed.data).toMatchObject({ version: 2, earlier: [{ text: internal.text }] })
  expect((await owner.send('PATCH', note, change)).body.error.code).toBe('stale')
  const { history } = (await owner.get(`/api/conveyances/${id}`)).body.data
  expect(history[0].fields).toMatchObject({ from: internal.text, text: change.text })
})

test('a note added twice with one key is one note; one of another case is not found', async () => {
  const { owner, path } = await aCase()
  const key = crypto.randomUUID()
  const first = await owner.post(path, internal, { key })
  await owner.post(path, internal, { key })
  expect((await owner.get(path)).body.data).toHaveLength(1)
  const elsewhere = path.replace(/conveyances\/[^/]+/, `conveyances/${crypto.randomUUID()}`)
  const pin = { version: 1, is_pinned: true }
  expect((await owner.send('PUT', `${elsewhere}/${first.body.data.id}/pin`, pin)).status).toBe(404)
  expect((await owner.send('PUT', `${path}/${first.body.data.id}/pin`, pin)).status).toBe(200)
})

test('somebody who only reads sees the notes and adds none', async () => {
  const { firm, owner, path } = await aCase()
  await owner.post(path, internal)
  const auditor = await firm.as('Auditor')
  expect((await auditor.get(path)).body.data).toHaveLength(1)
  expect((await auditor.post(path, internal)).status).toBe(403)
})
