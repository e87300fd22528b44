import { expect, test } from 'vitest'
import type { CaseDetail } from '#domain/conveyance/api'
import { addDays, londonDate } from '#domain/dates'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

const today = londonDate(new Date().toISOString())
const local = {
  product: 'local',
  title: null,
  provider: 'Searches Ltd',
  reference: 'LS-77',
  cost: 12_000,
  ordered_on: addDays(today, -10),
  expected_on: addDays(today, -1),
}
const clear = {
  version: 1,
  outcome: 'clear',
  note: null,
  delivered_on: addDays(today, -2),
  expires_on: addDays(today, 180),
}

const aCase = async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const path = `/api/conveyances/${id}/orders`
  const shown = async (): Promise<CaseDetail> =>
    (await owner.get(`/api/conveyances/${id}`)).body.data
  return { firm, owner, id, path, shown }
}

test('a result sets the key date of the case and is told in its history', async () => {
  const { owner, path, shown } = await aCase()
  const { body } = await owner.post(path, local)
  const { status } = await owner.send('PUT', `${path}/${body.data.id}/result`, clear)
  expect(status).toBe(200)
  const { conveyance, history } = await shown()
  expect(conveyance.key_dates.searches_expire_on).toBe(clear.expires_on)
  expect(history.map(({ name }) => name)).toContain('order.delivered')
  expect((await owner.get(path)).body.data).toMatchObject([
    { result: { outcome: 'clear', delivered_on: clear.delivered_on } },
  ])
})

test('a refused result changes neither the order nor the case', async () => {
  const { owner, path, shown } = await aCase()
  const { body } = await owner.post(path, local)
  const { conveyance: before } = await shown()
  const found = { ...clear, outcome: 'matters_found' }
  const answer = await owner.send('PUT', `${path}/${body.data.id}/result`, found)
  expect([answer.status, answer.body.error.fields]).toEqual([
    422,
    { note: ['Enter what was found.'] },
  ])
  expect((await shown()).conveyance.version).toBe(before.version)
  expect((await owner.get(path)).body.data[0].result).toBeNull()
})

test('an ended case takes no order, and a stale change is refused', async () => {
  const { owner, id, path, shown } = await aCase()
  const { body } = await owner.post(path, local)
  const change = { ...local, version: 1, provider: 'Other Searches' }
  expect((await owner.send('PATCH', `${path}/${body.data.id}`, change)).status).toBe(200)
  const stale = await owner.send('PATCH', `${path}/${body.data.id}`, change)
  expect([stale.status, stale.body.error.code]).toEqual([409, 'stale'])
  const { conveyance } = await shown()
  const abortion = { version: conveyance.version, reason: 'Fell through' }
  await owner.post(`/api/conveyances/${id}/abortion`, abortion)
  expect((await owner.post(path, local)).body.error.code).toBe('conveyance.ended')
})
