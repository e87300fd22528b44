import { expect, test } from 'vitest'
import { aSentQuote, instructed } from '../../support/cases.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../../support/firm.ts'
import { aPack, current } from '../../support/packs.ts'

type Pack = { readonly id: string; readonly version: number }

const order = async (by: Caller, pack: Pack, cost: number | null = 1400) => {
  const { version } = await current(by, pack)
  const body = { version, item: 'official-copies', cost }
  return by.post(`/api/sale-ready-packs/${pack.id}/orders`, body)
}

const place = async (by: Caller, pack: Pack) => {
  const { version, orders } = await current(by, pack)
  const on = new Date().toISOString().slice(0, 10)
  const body = { version, provider: 'HM Land Registry', reference: 'OC-1', cost: 1400, on }
  return by.send('PUT', `/api/sale-ready-packs/${pack.id}/orders/${orders[0].id}/placing`, body)
}

const tasksOf = async (by: Caller, id: string) => {
  const { plan } = (await by.get(`/api/conveyances/${id}`)).body.data
  return plan.milestones.flatMap(({ tasks }: { tasks: object[] }) => tasks)
}

const ordersOf = async (by: Caller, id: string) =>
  (await by.get(`/api/conveyances/${id}/orders`)).body.data

const aCase = async (firm: FirmUnderTest, owner: Caller) => {
  await firm.user({ role: 'Conveyancer' })
  const [{ id }] = await instructed(firm, owner)
  return id
}

test('an item that a pack lacks is ordered at the fee of the day, placed by hand and charged to the case', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const id = await aCase(firm, owner)
  const pack = await aPack(owner, { conveyance_id: id })
  const view = (await owner.get(`/api/sale-ready-packs/${pack.id}`)).body.data
  expect(view.for_sale[0]).toMatchObject({ item: 'official-copies', cost: 1400 })
  const ordered = await order(owner, pack)
  expect(ordered.status, ordered.text).toBe(200)
  const [mine] = ordered.body.data.pack.orders
  expect(mine).toMatchObject({ cost: 1400, placed: null, charged: null })
  expect(await ordersOf(owner, id)).toEqual([])
  const task = (await tasksOf(owner, id)).find((it: { key: string }) => it.key === mine.task.key)
  expect(task.title).toMatch(/official copies/i)
  expect((await order(owner, pack)).body.error.code).toBe('pack.item_ordered')
  const placed = await place(owner, pack)
  expect(placed.status, placed.text).toBe(200)
  expect(await ordersOf(owner, id)).toMatchObject([
    { product: 'official_copies', provider: 'HM Land Registry', cost: 1400, result: null },
  ])
  expect((await place(owner, pack)).status).toBe(409)
  expect(await ordersOf(owner, id)).toHaveLength(1)
})

test('an order without a case waits in the list, and the case that the quote becomes takes it over', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const conveyancer = await firm.user({ role: 'Conveyancer' })
  const quote = await aSentQuote(owner)
  const pack = await aPack(owner, { quote_case_id: quote.id })
  await order(owner, pack)
  const toOrder = async () =>
    (await owner.get('/api/sale-ready-packs?view=to_order')).body.data.rows
  expect(await toOrder()).toMatchObject([{ id: pack.id, to_order: 1 }])
  await place(owner, pack)
  expect(await toOrder()).toEqual([])
  const { body, text } = await owner.post(`/api/quote-cases/${quote.id}/instruction`, {
    version: quote.version,
    accepted_by_phone: 'Owen Tarrant',
  })
  expect(body.data, text).toBeDefined()
  const [{ id }] = body.data.conveyances
  expect(await ordersOf(owner, id)).toMatchObject([{ cost: 1400 }])
  expect(await current(owner, pack)).toMatchObject({
    conveyance_id: id,
    orders: [{ charged: { conveyance_id: id } }],
  })
  const colleague = await firm.signedIn(conveyancer)
  const listed = await colleague.get(`/api/sale-ready-packs?conveyance=${id}`)
  expect(listed.body.data.rows).toHaveLength(1)
  expect((await colleague.get(`/api/sale-ready-packs/${pack.id}`)).status).toBe(200)
})

test('a cancelled order ends its task and its charge, and the item can be ordered again', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const id = await aCase(firm, owner)
  const pack = await aPack(owner, { conveyance_id: id })
  await order(owner, pack)
  await place(owner, pack)
  const { version, orders } = await current(owner, pack)
  const path = `/api/sale-ready-packs/${pack.id}/orders/${orders[0].id}/cancellation`
  const reason = 'The sellers have copies'
  expect((await owner.post(path, { version, reason })).status).toBe(200)
  expect(await ordersOf(owner, id)).toMatchObject([{ cancelled: { reason } }])
  expect((await order(owner, pack)).status).toBe(200)
  const adviser = await firm.as('New-business adviser')
  const refused = await adviser.post(`/api/sale-ready-packs/${pack.id}/orders`, {
    ...{ version: 1, item: 'lease', cost: null },
  })
  expect(refused.status).toBe(403)
})
