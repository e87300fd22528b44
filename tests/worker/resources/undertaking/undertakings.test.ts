import { afterEach, expect, test, vi } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { instructed } from '../../support/cases.ts'
import { aCaseDocument } from '../../support/document/filed.ts'
import { aFirm } from '../../support/firm.ts'

afterEach(() => vi.useRealTimers())

const today = londonDate(new Date().toISOString())
const entry = {
  ...{ side: 'given', kind: 'redemption', firm: 'Hale Moor LLP', wording: 'We undertake to pay.' },
  ...{ amount: 20_000_000, due_on: addDays(today, 2), given_on: null, requisition_id: null },
}

const aCase = async () => {
  const firm = await aFirm()
  const conveyancer = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const path = `/api/conveyances/${id}`
  const open = async () =>
    (await owner.get(path)).body.data.conveyance.counts.undertakings_open as number
  return { firm, conveyancer, owner, id, path, open }
}

test('an undertaking is given by a second person and discharged by a document of its case', async () => {
  const { firm, conveyancer, owner, id, path, open } = await aCase()
  const { id: undertaking } = (await conveyancer.post(`${path}/undertakings`, entry)).body.data
  expect(await open()).toBe(0)
  const one = `${path}/undertakings/${undertaking}`
  const decision = { version: 1, is_approved: true, reason: null }
  expect((await conveyancer.send('PUT', `${one}/decision`, decision)).status).toBe(403)
  expect((await owner.send('PUT', `${one}/decision`, decision)).status).toBe(200)
  expect(await open()).toBe(1)
  const discharge = { version: 2, document_id: 'x', on: today, note: 'The charge is gone' }
  expect((await owner.send('PUT', `${one}/discharge`, discharge)).status).toBe(422)
  expect(await open()).toBe(1)
  const document_id = await aCaseDocument(firm, id, 'DS1.pdf')
  const done = await owner.send('PUT', `${one}/discharge`, { ...discharge, document_id })
  expect(done.body.data).toMatchObject({ status: 'discharged', discharge: { document_id } })
  expect(await open()).toBe(0)
})

test('whoever wrote an undertaking does not approve it, with every permission', async () => {
  const { owner, path } = await aCase()
  const { id } = (await owner.post(`${path}/undertakings`, entry)).body.data
  const decision = { version: 1, is_approved: true, reason: null }
  expect(await owner.send('PUT', `${path}/undertakings/${id}/decision`, decision)).toMatchObject({
    status: 409,
    body: { error: { code: 'undertaking.same_person' } },
  })
})

test('the register shows what is owed, in scope, to whoever may see undertakings', async () => {
  const { conveyancer, owner, path } = await aCase()
  const received = { ...entry, side: 'received', given_on: today }
  await conveyancer.post(`${path}/undertakings`, received)
  await conveyancer.post(`${path}/undertakings`, entry)
  expect((await conveyancer.get('/api/undertakings')).status).toBe(403)
  expect((await owner.get('/api/undertakings')).body.data).toMatchObject([{ side: 'received' }])
  expect((await owner.get('/api/undertakings?view=waiting')).body.data).toHaveLength(1)
  expect((await owner.get('/api/undertakings?side=given')).body.data).toEqual([])
})

test('the figures of each fee earner lead to as many undertakings', async () => {
  const { conveyancer, owner, path } = await aCase()
  await conveyancer.post(`${path}/undertakings`, { ...entry, side: 'received', given_on: today })
  const { id } = (await conveyancer.post(`${path}/undertakings`, entry)).body.data
  await conveyancer.post(`${path}/undertakings`, entry)
  const decision = { version: 1, is_approved: true, reason: null }
  await owner.send('PUT', `${path}/undertakings/${id}/decision`, decision)
  const [figures] = (await owner.get('/api/undertakings/figures')).body.data
  expect(figures).toMatchObject({ owed: 1, overdue: 0, waiting: 1, received: 1 })
  const count = async (search: string) =>
    (await owner.get(`/api/undertakings?fee_earner=${figures.fee_earner.id}&${search}`)).body.data
      .length
  expect(await count('side=given')).toBe(figures.owed)
  expect(await count('view=due_soon&side=given')).toBe(figures.due_soon)
  expect(await count('view=waiting')).toBe(figures.waiting)
  expect(await count('side=received')).toBe(figures.received)
  expect((await conveyancer.get('/api/undertakings/figures')).status).toBe(403)
})
