import { expect, test } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

const today = londonDate(new Date().toISOString())
const entry = {
  ...{ kind: 'completion', firm: 'Hale Moor LLP', reference: null, received_on: today },
  ...{ due_on: addDays(today, 4), points: [] },
}

test('replies drafted from the case go out once each is there and its undertaking is approved', async () => {
  const firm = await aFirm()
  const conveyancer = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const path = `/api/conveyances/${id}`
  const requisition = (await conveyancer.post(`${path}/requisitions`, entry)).body.data
  const money = requisition.items.find(({ key }: { key: string }) => key === 'money')
  expect(money).toMatchObject({ source: 'Firm' })
  const one = `${path}/requisitions/${requisition.id}`
  expect((await conveyancer.post(`${one}/sending`, { version: 1 })).body.error.code).toBe(
    'requisition.incomplete',
  )
  const replies = requisition.items.map(({ key, reply }: { key: string; reply: string }) => ({
    key,
    reply: reply || 'As agreed.',
  }))
  await conveyancer.send('PUT', `${one}/replies`, { version: 1, replies })
  const promise = {
    ...{ side: 'given', kind: 'redemption', firm: 'Hale Moor LLP', wording: 'We undertake.' },
    ...{ amount: null, due_on: addDays(today, 9), given_on: null, requisition_id: requisition.id },
  }
  const undertaking = (await conveyancer.post(`${path}/undertakings`, promise)).body.data
  expect((await conveyancer.post(`${one}/sending`, { version: 2 })).body.error.code).toBe(
    'requisition.undertaking_waits',
  )
  const [row] = (await owner.get('/api/requisitions?kind=completion')).body.data
  expect(row).toMatchObject({ undertakings: 1, undertakings_waiting: 1 })
  const decision = { version: 1, is_approved: true, reason: null }
  await owner.send('PUT', `${path}/undertakings/${undertaking.id}/decision`, decision)
  const sent = await conveyancer.post(`${one}/sending`, { version: 2 })
  expect(sent.body.data.status).toBe('sent')
  expect((await conveyancer.send('PUT', `${one}/replies`, { version: 3, replies })).status).toBe(
    409,
  )
})

test('a requisition of the Land Registry has its points and gets more time', async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const path = `/api/conveyances/${id}/requisitions`
  const hmlr = { ...entry, kind: 'hmlr', firm: 'HM Land Registry', reference: 'A1' }
  expect((await owner.post(path, hmlr)).status).toBe(422)
  const points = ['Supply the death certificate.']
  const { id: requisition } = (await owner.post(path, { ...hmlr, points })).body.data
  const more = { version: 1, due_on: addDays(today, 20), reason: 'They asked the court' }
  expect((await owner.post(`${path}/${requisition}/extension`, more)).body.data).toMatchObject({
    due_on: addDays(today, 20),
    items: [{ question: points[0], reply: '' }],
  })
})
