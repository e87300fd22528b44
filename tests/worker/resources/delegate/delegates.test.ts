import { afterEach, expect, test, vi } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { instructed } from '../../support/cases.ts'
import { aJointCase, jane, joint, withJane } from '../../support/delegates.ts'
import { aPdf } from '../../support/document/files.ts'
import { browserOf, upload } from '../../support/document/uploading.ts'
import { facts } from '../../support/quotes.ts'
import { goTo, ring, toldOf } from '../../tenant/communication/rows/sent.ts'

afterEach(() => {
  vi.useRealTimers()
})

type Setting = Awaited<ReturnType<typeof aJointCase>>

const mailsOf = ({ firm }: Pick<Setting, 'firm'>, type: string): Promise<Record<string, string>> =>
  firm.inside(({ store }) =>
    Object.fromEntries(
      store
        .rows<{ doc: string }>(
          `SELECT doc FROM messages WHERE json_extract(doc, '$.type') = ? ORDER BY id`,
          type,
        )
        .map(({ doc }) => JSON.parse(doc))
        .map(({ to_address, subject, body }) => [to_address, `${subject}\n${body}`]),
    ),
  )

test('a client names a helper, who accepts, reads progress and answers under their own name', async () => {
  const it = await withJane()
  const { helper, owner, owen, id, path } = it
  const invited = await mailsOf(it, 'delegate.invited')
  expect(Object.keys(invited).toSorted()).toEqual(['jane@doe.test', 'owen@tarrant.test'])
  expect(invited['jane@doe.test']).toContain('Owen Tarrant asks you to help them')
  expect(invited['owen@tarrant.test']).toContain('If you did not ask for this')
  expect(Object.keys(await mailsOf(it, 'delegate.accepted'))).toEqual(['owen@tarrant.test'])
  expect(await toldOf(it.firm, 'delegate.accepted')).toContain(it.earner.user.id)

  expect((await helper.get('/auth/user')).body.data).toMatchObject({
    contact_id: null,
    helping: { client: 'Owen Tarrant', access: ['progress', 'messages'], ended: null },
  })
  const cases = (await helper.get('/api/client/cases')).body.data
  expect(cases.map((one: { id: string }) => one.id)).toEqual([id])
  expect(Object.keys(cases[0])).not.toContain('identity')
  expect(cases[0].kind).toMatch(/^Owen Tarrant’s (sale|purchase) of$/)
  const wrote = await helper.post(`/api/client/cases/${id}/messages`, { text: 'Hello', files: [] })
  expect(wrote.body.data.by).toBe('Jane Doe, helping Owen Tarrant')
  const { entries } = (await owner.get(`${path}/correspondence`)).body.data
  const [seen] = entries.flatMap((one: { message: unknown }) => one.message ?? [])
  expect(seen).toMatchObject({ by: { name: 'Jane Doe, helping Owen Tarrant' } })
  const history = JSON.stringify((await owner.get(path)).body.data.history)
  expect(history).toContain('Jane Doe, helping Owen Tarrant')
  expect((await owen.get('/api/client/messages')).body.data).toHaveLength(1)
})

test('what a helper reads is not read by the client', async () => {
  const { helper, owner, owen, id, path, clients } = await withJane()
  const to = { client: clients[0].contact_id, text: 'Please call' }
  await owner.post(`${path}/client-messages`, to)
  const [message] = (await helper.get('/api/client/messages')).body.data
  const opening = { ids: [message.id] }
  const at = `/api/client/cases/${id}/message-openings`
  expect((await helper.post(at, opening)).body.data).toEqual({ opened: 0 })
  expect((await owen.post(at, opening)).body.data).toEqual({ opened: 1 })
})

test('who helps one client sees nothing of the other’s messages, and of no other case', async () => {
  const { firm, helper, owner, owen, mara, id, path, clients } = await withJane()
  await mara.post(`/api/client/cases/${id}/messages`, { text: 'Between us', files: [] })
  await owner.post(`${path}/client-messages`, { client: clients[1].contact_id, text: 'Only Mara' })
  expect((await helper.get('/api/client/messages')).body.data).toEqual([])
  expect((await mara.get('/api/client/delegates')).body.data).toEqual([])
  const [second] = await instructed(firm, owner, facts('purchase', joint))
  expect((await owen.get('/api/client/cases')).body.data.length).toBeGreaterThan(1)
  expect((await helper.get('/api/client/cases')).body.data).toHaveLength(1)
  expect((await helper.get(`/api/client/cases/${second?.id}`)).status).toBe(404)
})

test('it ends by the client, by staff, by the helper and by its day, and both are told', async () => {
  const it = await withJane()
  const foreign = `/api/client/cases/${it.id}/delegates/${it.delegate}/ending`
  expect((await it.mara.post(foreign, { version: 2 })).status).toBe(404)
  expect((await it.owen.post(foreign, { version: 1 })).status).toBe(409)
  expect((await it.end()).body.data.standing).toBe('ended')
  expect(Object.keys(await mailsOf(it, 'delegate.ended')).toSorted()).toEqual([
    'jane@doe.test',
    'owen@tarrant.test',
  ])
  expect((await it.helper.get('/api/client/cases')).body.error.code).toBe('delegate.ended')
  expect((await it.owen.post(foreign, { version: 3 })).body.error.code).toBe('delegate.ended')

  const other = await withJane()
  await other.helper.post(`/api/client/helping/${other.delegate}/ending`)
  expect((await other.helper.get('/api/client/cases')).status).toBe(403)
  const third = await withJane()
  const byStaff = await third.owner.post(`${third.path}/delegates/${third.delegate}/ending`, {
    version: 2,
  })
  expect(byStaff.body.data.ended.how).toBe('firm')
  expect((await third.helper.get('/api/client/cases')).status).toBe(403)
})

test('on the day after the last one it has ended, which both are told in the morning', async () => {
  goTo('2026-03-02T10:00:00Z')
  const it = await aJointCase()
  const at = `/api/client/cases/${it.id}/delegates`
  expect((await it.owen.post(at, jane({ until: '2026-03-01' }))).status).toBe(422)
  const { id } = (await it.owen.post(at, jane({ until: '2026-03-03' }))).body.data
  const first = await it.signIn('jane@doe.test')
  await first.post(`/api/client/helping/${id}/session`)
  goTo('2026-03-03T20:00:00Z')
  expect((await (await it.signIn('jane@doe.test')).get('/api/client/cases')).status).toBe(200)
  goTo('2026-03-04T00:30:00Z')
  const late = await it.signIn('jane@doe.test')
  expect((await late.get('/api/client/cases')).body.data).toEqual([])
  goTo('2026-03-04T12:00:00Z')
  await ring(it.firm)
  expect(Object.keys(await mailsOf(it, 'delegate.ended'))).toHaveLength(2)
  const owner = await it.firm.signedIn(it.owner.user)
  const [ended] = (await owner.get(`${it.path}/delegates`)).body.data
  expect(ended).toMatchObject({ status: 'ended', ended: { how: 'day' } })
})

test('an attorney is invited only after a second person has seen the power, and signs on paper', async () => {
  const it = await aJointCase()
  const { owner, earner, owen, path, clients } = it
  const browser = await browserOf(it.product, owner.user)
  const sent = await upload(browser, it.id, 'Power.pdf', aPdf())
  const { document_id } = (await sent.json<{ data: { document_id: string } }>()).data
  const entry = {
    ...jane({ power: 'lasting', access: ['messages', 'documents'] }),
    ...{ contact_id: clients[0].contact_id, document_id: null },
    authority: { way: 'meeting', on: londonDate(new Date().toISOString()) },
  }
  const tomorrow = { way: 'meeting', on: addDays(entry.authority.on, 1) }
  expect((await owner.post(`${path}/delegates`, { ...entry, authority: tomorrow })).status).toBe(
    422,
  )
  const wrong = await owner.post(`${path}/delegates`, { ...entry, document_id: 'other' })
  expect(wrong.body.error.fields.document_id).toEqual(['Choose a document of this case.'])
  const { id } = (await owner.post(`${path}/delegates`, entry)).body.data
  const attorney = await it.signIn('jane@doe.test')
  expect((await attorney.get('/api/client/helping')).body.data.helped).toEqual([])
  expect((await attorney.post(`/api/client/helping/${id}/session`)).status).toBe(404)
  expect(Object.keys(await mailsOf(it, 'delegate.invited'))).toEqual([])
  const at = `${path}/delegates/${id}`
  const early = await owner.post(`${at}/power-confirmation`, { version: 1 })
  expect(early.body.error.code).toBe('delegate.power_missing')
  expect((await owner.post(`${at}/power`, { version: 1, document_id })).status).toBe(200)
  const alone = await owner.post(`${at}/power-confirmation`, { version: 2 })
  expect(alone.body.error.code).toBe('delegate.second_person')
  expect((await earner.post(`${at}/power-confirmation`, { version: 2 })).status).toBe(200)
  expect(Object.keys(await mailsOf(it, 'delegate.invited')).toSorted()).toEqual([
    'jane@doe.test',
    'owen@tarrant.test',
  ])
  expect((await owner.get(path)).body.data.conveyance.flags).toContain('attorney')
  await attorney.post(`/api/client/helping/${id}/session`)
  const signing = await attorney.get('/api/client/signatures')
  expect(signing.body.error.message).toContain('An attorney signs on paper')
  expect((await owen.get('/api/client/signatures')).status).toBe(200)
})

test('nobody is named by their own address, twice, or by that of somebody who works with the firm', async () => {
  const { owner, owen, helper, id } = await withJane()
  const name = (given: object) => owen.post(`/api/client/cases/${id}/delegates`, jane(given))
  const fields = async (given: object) => (await name(given)).body.error.fields
  expect((await fields({ email: 'owen@tarrant.test' })).email[0]).toContain('own address')
  expect((await fields({ email: owner.user.email })).email[0]).toContain('cannot be used')
  expect((await fields({})).email[0]).toContain('named already')
  expect((await fields({ access: [] })).access).toEqual(['Choose what they may do.'])
  const foreign = await helper.post(
    `/api/client/cases/${id}/delegates`,
    jane({ email: 'x@y.test' }),
  )
  expect(foreign.body.error.message).toContain('Only Owen Tarrant can choose')
  const stranger = await owen.post(
    '/api/client/cases/nothing/delegates',
    jane({ email: 'x@y.test' }),
  )
  expect(stranger.status).toBe(404)
})

test('somebody with a case of their own keeps it, and chooses for whom they act', async () => {
  const { firm, owner, helper, delegate, end } = await withJane()
  const named = { first_name: 'Jane', last_name: 'Doe', email: 'jane@doe.test' }
  const own = { ...named, contact_id: null, phone: '07700 900484' }
  const [opened] = await instructed(firm, owner, facts('purchase', { clients: [own] }))
  const list = (await helper.get('/api/client/helping')).body.data
  expect(list).toMatchObject({ is_client: true, helped: [{ is_now: true }] })
  await helper.post('/api/client/helping/leaving')
  const mine = (await helper.get('/api/client/cases')).body.data
  expect(mine.map(({ id }: { id: string }) => id)).toEqual([opened?.id])
  expect((await helper.get('/api/client/signatures')).status).toBe(200)
  await helper.post(`/api/client/helping/${delegate}/session`)
  expect((await helper.get('/api/client/cases')).body.data[0].id).not.toBe(opened?.id)
  await end()
  expect((await helper.get('/api/client/cases')).status).toBe(403)
  await helper.post('/api/client/helping/leaving')
  expect((await helper.get('/api/client/cases')).body.data).toHaveLength(1)
})

test('a helper sends documents and opens those, and none of the client’s own', async () => {
  const { product, helper, owen, id, delegate } = await withJane({ access: ['documents'] })
  const client = await browserOf(product, owen.user, 'clients')
  const jane = await browserOf(product, helper.user, 'clients')
  expect((await jane.send('GET', '/api/client/helping')).status).toBe(200)
  expect((await upload(client, id, 'Private.pdf', aPdf())).status).toBe(200)
  expect((await upload(jane, id, 'From Jane.pdf', aPdf(20))).status).toBe(200)
  const seenBy = async (by: typeof jane) => {
    const answer = await by.send('GET', '/api/client-documents')
    return (await answer.json<{ data: { name: string; file_id: string }[] }>()).data
  }
  const [own, all] = [await seenBy(jane), await seenBy(client)]
  expect(own.map(({ name }) => name)).toEqual(['From Jane.pdf'])
  expect(all).toHaveLength(2)
  const hidden = all.find(({ name }) => name === 'Private.pdf')?.file_id
  expect((await jane.send('GET', `/files/${hidden}`)).status).toBe(404)
  expect((await jane.send('GET', `/files/${own[0]?.file_id}`)).status).toBe(200)
  await helper.post(`/api/client/helping/${delegate}/ending`)
  expect((await jane.send('GET', `/files/${own[0]?.file_id}`)).status).toBe(404)
})

test('nobody acts for a client whom somebody else helps', async () => {
  const { mara, owner, delegate } = await withJane()
  expect((await mara.post(`/api/client/helping/${delegate}/session`)).status).toBe(404)
  expect((await mara.post(`/api/client/helping/${delegate}/ending`)).status).toBe(404)
  expect((await owner.post(`/api/client/helping/${delegate}/session`)).status).toBe(403)
})

test('what a page asks ahead for a helper, and they may not have, is refused and leaves no row', async () => {
  const { firm, helper } = await withJane({ access: ['progress'] })
  const rows = () =>
    firm.inside(({ store }) => [
      ...store.rows(`SELECT seq FROM audit WHERE name = 'access.refused'`),
      ...store.rows('SELECT call FROM refusal_counts'),
    ])
  const before = await rows()
  const ahead = firm.caller(helper.user, { ...helper.actor, isAhead: true })
  expect((await ahead.get('/api/client/messages')).status).toBe(403)
  expect((await ahead.get('/api/client/payments')).status).toBe(403)
  expect(await rows()).toEqual(before)
  expect((await helper.get('/api/client/messages')).status).toBe(403)
  expect((await rows()).length).toBe(before.length + 2)
})
