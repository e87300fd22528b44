import { expect, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { aPayingCase } from '../../support/payment-requests.ts'
import { clientOf } from '../../support/signing.ts'

test('a bill that is paid by the test provider is posted once and says that no money moved', async () => {
  const { askForBill, start, client, ledger, own } = await aPayingCase()
  const { id } = await askForBill()
  expect((await own()).requests[0]).toMatchObject({ by_card: true, left: 600_00 })
  const { checkout } = (await start(id, 600_00)).body.data.checkout
  const finish = () =>
    client.post(`/api/client/payments/${id}/test-outcomes`, { checkout, outcome: 'paid' })
  expect((await finish()).status).toBe(200)
  expect((await finish()).status).toBe(200)
  const after = await ledger()
  expect(after.rows).toHaveLength(2)
  expect(after.rows[1]).toMatchObject({ title: 'Paid by card for our bill', office: -600_00 })
  expect(after.rows[1].narrative).toContain('no money moved')
  expect(after).toMatchObject({ office: 0, client: 0 })
  const [request] = (await own()).requests
  expect(request).toMatchObject({ state: 'paid', receipts: [{ is_test: true, amount: 600_00 }] })
  expect((await start(id, 1)).body.error.code).toBe('payment_request.not_open')
})

test('the receipt is a document of the client', async () => {
  const { askForBill, pay, client } = await aPayingCase()
  const { id } = await askForBill()
  await pay(id, 600_00)
  const names = async () =>
    (await client.get('/api/client-documents')).body.data.map((it: { name: string }) => it.name)
  await expect
    .poll(names, { timeout: 30_000 })
    .toContainEqual(expect.stringMatching(/^Receipt .* R1\.pdf$/))
})

test('part of a bill is paid, then the rest; a penny more is refused beside the field', async () => {
  const { askForBill, pay, start, list } = await aPayingCase()
  const { id } = await askForBill()
  await pay(id, 599_99)
  expect((await list()).requests[0]).toMatchObject({ state: 'part_paid', left: 1 })
  expect((await start(id, 2)).body.error.fields).toHaveProperty('amount')
  await pay(id, 1)
  expect((await list()).requests[0]).toMatchObject({ state: 'paid', left: 0 })
})

test('a card that is declined leaves the request open and posts nothing', async () => {
  const { askForBill, pay, ledger, own } = await aPayingCase()
  const { id } = await askForBill()
  await pay(id, 600_00, 'declined')
  expect((await own()).requests[0]).toMatchObject({
    state: 'asked',
    last_failure: { reason: 'The test card was declined.' },
  })
  expect((await ledger()).rows).toHaveLength(1)
})

test('client money is not paid by card, nor a bill that was paid otherwise meanwhile', async () => {
  const { ask, askForBill, start, cashier, path, list } = await aPayingCase()
  const searches = (await ask()).body.data.requests[0]
  expect((await start(searches.id, 250_00)).body.error.code).toBe(
    'ledger.card_not_for_client_money',
  )
  await askForBill()
  const fees = (await list()).requests[1]
  await cashier.post(`${path}/ledger`, {
    act: 'receipt',
    version: 1,
    on: londonDate(new Date().toISOString()),
    into: 'bill',
    amount: 600_00,
    method: 'bank',
    other_party: 'M Ellison',
    narrative: 'Paid at the bank',
  })
  expect((await start(fees.id, 600_00)).body.error.code).toBe('ledger.client_money_in_office')
})

test('a link that is forwarded to somebody else shows and pays nothing', async () => {
  const { askForBill, start, firm, owner } = await aPayingCase()
  const { id } = await askForBill()
  const { checkout } = (await start(id, 600_00)).body.data.checkout
  const other = await aPayingCase()
  const stranger = await clientOf(other.firm, other.clients)
  expect((await stranger.get('/api/client/payments')).body.data.requests).toEqual([])
  expect((await start(id, 600_00, stranger)).status).toBe(404)
  const user = await firm.user({
    type: 'client',
    contact_id: crypto.randomUUID(),
    roles: ['Client'],
  })
  const else_ = await firm.signedIn(user, 'clients')
  expect((await else_.get('/api/client/payments')).body.data).toMatchObject({
    requests: [],
    cases: [],
  })
  expect((await start(id, 600_00, else_)).status).toBe(404)
  const finish = `/api/client/payments/${id}/test-outcomes`
  expect((await else_.post(finish, { checkout, outcome: 'paid' })).status).toBe(404)
  expect((await owner.post(finish, { checkout, outcome: 'paid' })).status).toBe(403)
  expect((await firm.visitor().get('/api/client/payments')).status).toBe(401)
})
