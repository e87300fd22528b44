import { expect, test } from 'vitest'
import { aVerifiedPayee, receipt, today } from '../../support/ledgers.ts'
import { aPair } from '../../support/linked-ledgers.ts'
import { aPayingCase, asking, bill } from '../../support/payment-requests.ts'
import { aManagedCase, code, managedCaseOf } from '../../support/third-party-accounts.ts'

const receipts = (['client', 'stakeholder', 'lender'] as const).map(
  (into) => [`a receipt into ${into}`, { ...receipt, into }] as const,
)
const refusedEntries = [
  ...receipts,
  ['a gift', { ...receipt, from_giver: true, other_party: 'Mother' }],
  [
    'an allocation from suspense',
    { act: 'allocation', on: today, amount: 1_00, other_party: 'M Ellison', narrative: 'Theirs' },
  ],
  ['costs from client money', { act: 'costs', on: today, bill: 'B-00001', amount: 1_00 }],
  ['what the lender sent', { act: 'release', on: today, from: 'lender', amount: 1_00 }],
] as const

test('every posting of client money is refused and changes nothing, and office money goes on', async () => {
  const { begin, post, cashier, ledger, firm } = await aManagedCase('purchase')
  await begin()
  expect((await post(cashier, bill, 0)).status).toBe(200)
  const before = await ledger()
  expect(before.managed_by).toBe('Alder Escrow')
  for (const [what, entry] of refusedEntries) {
    const refused = await post(cashier, entry, 1)
    expect([what, code(refused)]).toEqual([what, 'ledger.third_party_account'])
    expect(refused.body.error.message).toMatch(/managed account at Alder Escrow\. Ask Alder/)
  }
  expect(await ledger()).toEqual(before)
  const held = await firm.inside(({ store }) => store.rows('SELECT id FROM funds_receipts'))
  expect(held).toEqual([])
  const office = { ...receipt, into: 'bill', amount: 100_00 }
  expect((await post(cashier, office, 1)).status).toBe(200)
  const search = { act: 'disbursement', on: today, amount: 24_00, vat: 4_00 }
  const words = { treatment: 'principal', other_party: 'Search', narrative: 'Local search' }
  expect((await post(cashier, { ...search, ...words }, 2)).status).toBe(200)
  expect(await ledger()).toMatchObject({ client: 0, office: 520_00 })
})

test('no payment is asked for, and none to the case of an account', async () => {
  const set = await aManagedCase()
  const { begin, cashier, path, owner, firm } = set
  const { id: payee } = await aVerifiedPayee(set)
  await begin()
  const ask = await cashier.post(`${path}/payments`, {
    ...{ purpose: 'disbursement', payee, amount: 1_00, due_on: today, reference: 'X' },
    authority: null,
  })
  expect(code(ask)).toBe('ledger.third_party_account')
  expect((await owner.get(`${path}/payments`)).body.data).toEqual([])
  expect(await firm.inside(({ store }) => store.rows('SELECT n FROM ledger_postings'))).toEqual([])
})

test('a client is asked for our bill alone, and pays it by card and never from their bank', async () => {
  const set = await managedCaseOf(await aPayingCase())
  const { begin, ask, askForBill, pay, ledger, client, list } = set
  await begin()
  expect(code(await ask(asking))).toBe('ledger.third_party_account')
  expect((await list()).requests).toEqual([])
  const request = await askForBill()
  const plans = `/internal/payment-requests/${request.id}/bank-payment-plans`
  expect(code(await client.post(plans, { amount: 600_00 }))).toBe('ledger.third_party_account')
  expect((await list()).requests[0].bank_payments).toEqual([])
  expect((await pay(request.id, 600_00)).status).toBe(200)
  expect(await ledger()).toMatchObject({ client: 0, office: 0 })
})

test('no money of a linked case goes to one with an account', async () => {
  const set = await aPair()
  const { owner, cashier, other, from, to, post } = set
  const id = to.split('/').at(-1) ?? ''
  const { begin } = await managedCaseOf({ ...set, id, path: to })
  await post(from, receipt)
  await begin()
  const ask = await cashier.post(`${from}/payments`, {
    ...{ purpose: 'to_linked_case', payee: null, amount: 1_00, due_on: today, reference: 'X' },
    authority: 'Letter of the client',
  })
  expect(ask.body.data.obstacle).toMatch(/^Client money of the other case goes through/)
  const one = `${from}/payments/${ask.body.data.id}`
  await other.send('PUT', `${one}/approval`, { version: 1 })
  const sent = await cashier.send('PUT', `${one}/sending`, { version: 2, on: today })
  expect(code(sent)).toBe('ledger.third_party_account')
  expect((await owner.get(`${from}/ledger`)).body.data.client).toBe(receipt.amount)
})

test('a line of our bank for a request from before posts nothing to the case', async () => {
  const set = await managedCaseOf(await aPayingCase())
  const { ask, client, cashier, owner, path, firm, propose, agree, list, ledger } = set
  const [{ id }] = (await ask()).body.data.requests
  const plan = await client.post(`/internal/payment-requests/${id}/bank-payment-plans`, {
    amount: 250_00,
  })
  const { payment, reference } = plan.body.data.payment
  const outcomes = `/api/client/payments/${id}/test-bank-outcomes`
  await client.post(outcomes, { payment, outcome: 'sent' })
  const { version } = (await list()).requests[0]
  const cancel = { version, reason: 'Through the provider' }
  await owner.send('PUT', `${path}/payment-requests/${id}/cancellation`, cancel)
  expect(code(await propose())).toBe('third_party_account.request_open')
  // A week later it is no longer taken to be on its way.
  await firm.inside(({ store }) => {
    store.write(
      `UPDATE payment_requests
       SET doc = json_set(doc, '$.bank_payments[0].said.at', '2026-01-02T09:00:00.000Z')`,
    )
  })
  await propose()
  await agree()
  const text = `Date,Description,Amount\n${today},FPI ${reference} ELLISON,250.00`
  expect((await cashier.post('/api/bank/files', { name: 'a.csv', text })).status).toBe(200)
  expect((await ledger()).rows).toEqual([])
})
