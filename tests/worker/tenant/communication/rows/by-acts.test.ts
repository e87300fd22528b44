import { expect, test } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { checkIdentity } from '../../../../support/evidence.ts'
import { aSentQuote, instructed, offerToken } from '../../../support/cases.ts'
import { hold, resume } from '../../../support/communications.ts'
import { aFirm } from '../../../support/firm.ts'
import { lead } from '../../../support/leads.ts'
import { aPayingCase } from '../../../support/payment-requests.ts'
import { toldOf, waysOf } from './sent.ts'

const today = londonDate(new Date().toISOString())

const aCase = async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const head = await firm.as('Head of conveyancing')
  const [{ id }] = await instructed(firm, owner)
  return { firm, owner, head, id, path: `/api/conveyances/${id}` }
}

test('somebody who wrote hears that it arrived; somebody who was spoken to does not', async () => {
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  await adviser.post('/api/leads', lead())
  expect(await waysOf(firm, 'lead.created')).toEqual([])
  const other = { source: 'web', spoken_to: false, email: 'ada@lovell.test', last_name: 'Lovell' }
  await adviser.post('/api/leads', lead({ ...other, first_name: 'Ada', phone: '' }))
  expect(await waysOf(firm, 'lead.created')).toEqual(['client/email'])
})

test('a quote is sent by the ways that were chosen, and tells when it is opened and accepted', async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const sent = await aSentQuote(owner)
  expect(await waysOf(firm, 'quote.sent')).toEqual(['client/email'])
  const token = await offerToken(firm, sent.id)
  expect((await firm.visitor().get(`/api/quote-offers/${token}`)).status).toBe(200)
  expect((await toldOf(firm, 'quote.viewed')).length).toBeGreaterThan(0)
  await instructed(firm, owner)
  expect(await waysOf(firm, 'quote.accepted')).toContain('client/email')
})

test('a client hears once that their identity check is complete', async () => {
  const { firm, owner, head, id } = await aCase()
  expect((await checkIdentity(owner, head, id)).status).toBe(200)
  expect(await waysOf(firm, 'identity.passed')).toEqual(['client/email'])
})

test('the first search tells the client, and what a search finds tells the people of the case alone', async () => {
  const { firm, owner, path } = await aCase()
  const order = {
    ...{ product: 'local', title: null, provider: 'Searches Ltd', reference: null, cost: null },
    ...{ ordered_on: today, expected_on: null },
  }
  const { id } = (await owner.post(`${path}/orders`, order)).body.data
  await owner.post(`${path}/orders`, { ...order, product: 'drainage' })
  expect(await waysOf(firm, 'order.added')).toEqual(['client/email'])
  const result = await owner.send('PUT', `${path}/orders/${id}/result`, {
    ...{ version: 1, outcome: 'matters_found', note: 'A road scheme' },
    ...{ delivered_on: today, expires_on: addDays(today, 180) },
  })
  expect(result.status, result.text).toBe(200)
  expect(new Set(await waysOf(firm, 'order.delivered'))).toEqual(new Set(['internal/internal']))
})

test('a case that rests and goes on again says so, and tells its people', async () => {
  const { firm, owner, id } = await aCase()
  await hold(owner, id)
  expect(await waysOf(firm, 'conveyance.held')).toEqual(['client/email'])
  await resume(owner, id)
  expect((await toldOf(firm, 'conveyance.resumed')).length).toBeGreaterThan(0)
})

test('what was reached, taken back and reached again is said once, and nothing that is long past', async () => {
  const { firm, owner, path } = await aCase()
  const record = async (fact: string, on?: string) => {
    const { version } = (await owner.get(path)).body.data.conveyance
    return owner.post(`${path}/facts`, { version, fact, ...(on ? { on } : {}) })
  }
  expect((await record('forms_sent')).status).toBe(200)
  const { version } = (await owner.get(path)).body.data.conveyance
  await owner.post(`${path}/tasks/property-forms/reopening`, { version, reason: 'Wrong forms' })
  await record('forms_sent')
  expect(await waysOf(firm, 'progress.forms-sent')).toEqual(['client/email'])
  await record('contract_drafted')
  await record('pack_received', addDays(today, -30))
  expect(await waysOf(firm, 'progress.pack-received')).toEqual([])
})

test('money that arrives is confirmed to whoever paid it', async () => {
  const { firm, ask, cashier, path } = await aPayingCase()
  const { id } = (await ask()).body.data.requests[0]
  const receipt = { amount: 250_00, on: today, method: 'bank', notice: null }
  const paid = await cashier.post(`${path}/payment-requests/${id}/receipts`, {
    ...{ ...receipt, version: 1, ledger: 0 },
  })
  expect(paid.status, paid.text).toBe(200)
  expect(await waysOf(firm, 'payment-request.paid')).toEqual(['client/email'])
})
