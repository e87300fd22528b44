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
  expect(
    (await conveyancer.post(`${one}/sending`, { version: 1, document_id: null })).body.error.code,
  ).toBe('requisition.incomplete')
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
  expect(
    (await conveyancer.post(`${one}/sending`, { version: 2, document_id: null })).body.error.code,
  ).toBe('requisition.undertaking_waits')
  const [row] = (await owner.get('/api/requisitions?kind=completion')).body.data
  expect(row).toMatchObject({ undertakings: 1, undertakings_waiting: 1 })
  const decision = { version: 1, is_approved: true, reason: null }
  await owner.send('PUT', `${path}/undertakings/${undertaking.id}/decision`, decision)
  const sent = await conveyancer.post(`${one}/sending`, { version: 2, document_id: null })
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

test('sent replies are amended, and what was sent stays', async () => {
  const firm = await aFirm()
  const conveyancer = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const path = `/api/conveyances/${id}/requisitions`
  const asked = { ...entry, points: ['Who holds the alarm code?'] }
  const { id: requisition, items } = (await conveyancer.post(path, asked)).body.data
  expect(items.at(-1)).toMatchObject({ question: 'Who holds the alarm code?', reply: '' })
  const one = `${path}/${requisition}`
  const flag = { version: 1, key: 'keys', note: 'Which agent?' }
  await conveyancer.send('PUT', `${one}/flag`, flag)
  const replies = items.map(({ key }: { key: string }) => ({ key, reply: 'As agreed.' }))
  await conveyancer.send('PUT', `${one}/replies`, { version: 2, replies })
  const sending = { version: 3, document_id: null }
  expect((await conveyancer.post(`${one}/sending`, sending)).body.error.code).toBe(
    'requisition.flagged',
  )
  await conveyancer.send('PUT', `${one}/flag`, { ...flag, version: 3, note: null })
  await conveyancer.post(`${one}/sending`, { ...sending, version: 4 })
  const amended = await conveyancer.post(`${one}/amendment`, { version: 5, reason: 'Other keys' })
  expect(amended.body.data).toMatchObject({
    status: 'drafting',
    earlier: [{ reason: 'Other keys', sent: { document: null } }],
  })
  const bank = [{ key: 'money', reply: 'Sort code 20-00-00, account 12345678' }]
  expect(
    (await conveyancer.send('PUT', `${one}/replies`, { version: 6, replies: bank })).status,
  ).toBe(422)
  const other = await conveyancer.post(`${one}/sending`, { version: 6, document_id: 'none' })
  expect(other.status).toBe(422)
})

test('the queue is narrowed by view, fee earner and words, to cases in scope', async () => {
  const firm = await aFirm()
  const conveyancer = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const path = `/api/conveyances/${id}/requisitions`
  await owner.post(path, { ...entry, received_on: addDays(today, -9), due_on: addDays(today, -1) })
  await owner.post(path, { ...entry, kind: 'hmlr', points: ['Supply the certificate.'] })
  const [{ ref, fee_earner }] = (await owner.get('/api/requisitions')).body.data
  const count = async (search: string, by = owner) =>
    (await by.get(`/api/requisitions${search}`)).body.data.length
  expect(await count('')).toBe(2)
  expect(await count('?view=late')).toBe(1)
  expect(await count('?view=late&kind=hmlr')).toBe(0)
  expect(await count('?view=waiting')).toBe(0)
  expect(await count('?view=ended')).toBe(0)
  expect(await count(`?q=${ref}`)).toBe(2)
  expect(await count('?q=nowhere')).toBe(0)
  expect(await count(`?fee_earner=${fee_earner.id}`)).toBe(2)
  expect(await count('?fee_earner=nobody')).toBe(0)
  expect(await count('', conveyancer)).toBe(2)
})
