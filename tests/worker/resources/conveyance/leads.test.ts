import { expect, test } from 'vitest'
import { sale } from '../../../support/sale.ts'
import { aFirm, type Caller } from '../../support/firm.ts'
import { aClaimedLead } from '../../support/leads.ts'

const people = async () => {
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  const owner = await firm.as('Owner')
  return { firm, adviser, owner }
}

const openFrom = (by: Caller, lead_id: string, given: object = {}, key = crypto.randomUUID()) =>
  by.post(
    '/api/conveyances',
    { ...sale, fee_earner: { id: by.user.id, name: '' }, lead_id, ...given },
    { key },
  )

const caseOf = async (by: Caller, id: string) =>
  (await by.get(`/api/conveyances/${id}`)).body.data.conveyance
const leadOf = async (by: Caller, id: string) => (await by.get(`/api/leads/${id}`)).body.data

test('a lead becomes a case once, and both say so', async () => {
  const { firm, adviser, owner } = await people()
  const lead = await aClaimedLead(adviser)
  const key = crypto.randomUUID()
  const [first, second] = [
    await openFrom(owner, lead.id, {}, key),
    await openFrom(owner, lead.id, {}, key),
  ]
  expect(first.status, first.text).toBe(200)
  expect(second.text).toBe(first.text)
  const { id, ref, lead_id, clients } = first.body.data.conveyance
  expect(lead_id).toBe(lead.id)
  const { lead: after, timeline } = await leadOf(owner, lead.id)
  expect(after).toMatchObject({
    status: 'converted',
    conveyances: [{ id, ref, matter_type: 'sale' }],
    contact_id: clients[0].contact_id,
    next_action: null,
  })
  expect(timeline[0].words).toBe(`Case ${ref} opened`)
  const again = await openFrom(owner, lead.id)
  expect([again.status, again.body.error.code]).toEqual([409, 'lead.cases_opened'])
  expect(again.body.error.missing).toEqual([{ what: `Case ${ref}`, href: `/conveyances/${id}` }])
  const stored = await firm.inside(({ store }) => store.rows('SELECT id FROM conveyances'))
  expect(stored).toEqual([{ id }])
})

test('a lead of a sale and a purchase becomes two cases that name each other', async () => {
  const { adviser, owner } = await people()
  const lead = await aClaimedLead(adviser, { intent: ['sale', 'purchase'] })
  const first = (await openFrom(owner, lead.id)).body.data.conveyance
  const given = { matter_type: 'purchase', linked: { id: first.id, ref: '', matter_type: 'sale' } }
  const second = (await openFrom(owner, lead.id, given)).body.data.conveyance
  expect((await caseOf(owner, first.id)).linked).toEqual({
    id: second.id,
    ref: second.ref,
    matter_type: 'purchase',
  })
  const { conveyances } = (await leadOf(owner, lead.id)).lead
  expect(conveyances.map((it: { ref: string }) => it.ref)).toEqual([first.ref, second.ref])
  expect((await openFrom(owner, lead.id)).status).toBe(409)
})

test('a lead that was lost, or that nobody may see, opens no case', async () => {
  const { adviser, owner, firm } = await people()
  const lead = await aClaimedLead(adviser)
  await adviser.post(`/api/leads/${lead.id}/loss`, { version: 1, reason: 'price' })
  const refused = await openFrom(owner, lead.id)
  expect([refused.status, refused.body.error.code]).toEqual([409, 'lead.is_lost'])
  expect((await openFrom(owner, '01900000-0000-7000-8000-000000000000')).status).toBe(404)
  const stored = await firm.inside(({ store }) => store.rows('SELECT id FROM conveyances'))
  expect(stored).toEqual([])
})
