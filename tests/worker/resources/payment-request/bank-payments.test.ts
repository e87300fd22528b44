import { expect, test } from 'vitest'
import { today } from '../../support/ledgers.ts'
import { aPayingCase } from '../../support/payment-requests.ts'
import { clientOf } from '../../support/signing.ts'

const csv = (rows: readonly (readonly [text: string, amount: string])[]) =>
  [
    'Date,Description,Amount',
    ...rows.map(([text, amount]) => [today, text, amount].join(',')),
  ].join('\n')

/** A case whose client is asked for £250.00 for searches, and pays it at the test bank. */
const aBankingCase = async () => {
  const set = await aPayingCase()
  const { ask, client, cashier, list, own } = set
  const [{ id }] = (await ask()).body.data.requests
  const begin = (amount: number, request: string = id, by = client) =>
    by.post(`/internal/payment-requests/${request}/bank-payment-plans`, { amount })
  const finish = (payment: string, outcome = 'sent', by = client) =>
    by.post(`/api/client/payments/${id}/test-bank-outcomes`, { payment, outcome })
  const send = async (amount: number) => {
    const { payment, reference } = (await begin(amount)).body.data.payment
    await finish(payment)
    return { payment: String(payment), reference: String(reference) }
  }
  let files = 0
  const bring = (...rows: Parameters<typeof csv>[0]) => {
    files += 1
    return cashier.post('/api/bank/files', { name: `statement ${files}.csv`, text: csv(rows) })
  }
  const mine = async () => (await own()).requests.at(-1)
  const asked = async () => (await list()).requests[0]
  return { ...set, request: id, begin, finish, send, bring, mine, asked }
}

test('what the bank sent is no receipt; a line of our statement is, with its posting, once', async () => {
  const { send, bring, mine, asked, ledger, finish } = await aBankingCase()
  const { payment, reference } = await send(250_00)
  expect(reference).toMatch(/^\d\d-S-\d{5} [0-9A-F]{6}$/)
  expect(await mine()).toMatchObject({
    state: 'asked',
    left: 250_00,
    to_start: 0,
    receipts: [],
    bank_payments: [{ state: 'sent', amount: 250_00, is_test: true }],
  })
  expect((await ledger()).rows).toEqual([])
  const { body } = await bring([`FPI ${reference} ELLISON`, '250.00'])
  expect(body.data).toMatchObject({ lines: [], postings: [], matched: [{ amount: 250_00 }] })
  expect(await mine()).toMatchObject({ state: 'paid', left: 0, bank_payments: [] })
  expect(await asked()).toMatchObject({
    receipts: [{ number: 'R1', payment, method: 'bank', posting: 1, on: today }],
    bank_payments: [{ status: 'executed', receipt: 'R1' }],
  })
  expect((await ledger()).rows).toMatchObject([{ client: 250_00 }])
  await finish(payment)
  await finish(payment, 'cancelled')
  const twice = await bring([`FPI ${reference} AGAIN`, '250.00'])
  expect(twice.body.data.lines).toHaveLength(1)
  expect((await ledger()).rows).toHaveLength(1)
})

test('money that came before the bank said so is received all the same', async () => {
  const { begin, finish, bring, mine, asked } = await aBankingCase()
  const { payment, reference } = (await begin(250_00)).body.data.payment
  await bring([reference, '250.00'])
  await finish(payment)
  expect(await mine()).toMatchObject({ state: 'paid', bank_payments: [] })
  expect((await asked()).receipts).toHaveLength(1)
})

test('part is paid, then the rest; what is on its way is not paid twice, by bank or by card', async () => {
  const { send, begin, mine, bring } = await aBankingCase()
  const first = await send(249_99)
  expect(await mine()).toMatchObject({ left: 250_00, to_start: 1 })
  expect((await begin(2)).body.error.fields).toHaveProperty('amount')
  const rest = await send(1)
  expect((await begin(1)).body.error.code).toBe('payment_request.on_its_way')
  await bring([rest.reference, '0.01'])
  expect(await mine()).toMatchObject({ state: 'part_paid', left: 249_99, to_start: 0 })
  await bring([first.reference, '249.99'])
  expect(await mine()).toMatchObject({ state: 'paid' })
})

test('another sum than was sent waits for a cashier, who receives what came', async () => {
  const { send, bring, cashier, earner, mine, ledger } = await aBankingCase()
  const { payment, reference } = await send(250_00)
  const { body } = await bring([`FPI ${reference}`, '249.99'])
  const [line] = body.data.lines
  expect(line.bank_payments).toMatchObject([{ payment, amount: 250_00, reference }])
  expect((await ledger()).rows).toEqual([])
  const path = `/api/bank/lines/${encodeURIComponent(line.id)}/bank-payment`
  expect((await earner.send('PUT', path, { payment })).status).toBe(403)
  expect((await cashier.send('PUT', path, { payment: 'another' })).status).toBe(404)
  expect((await cashier.send('PUT', path, { payment })).body.data.lines).toEqual([])
  expect(await mine()).toMatchObject({ state: 'part_paid', left: 1, bank_payments: [] })
  expect((await cashier.send('PUT', path, { payment })).status).toBe(404)
})

test('a payment that is cancelled at the bank leaves the request open, and can be made again', async () => {
  const { begin, finish, send, mine, ledger } = await aBankingCase()
  const { payment } = (await begin(250_00)).body.data.payment
  expect((await begin(250_00)).body.data.payment.payment).toBe(payment)
  await finish(payment, 'cancelled')
  expect(await mine()).toMatchObject({
    to_start: 250_00,
    bank_payments: [{ state: 'failed', failure: 'cancelled' }],
  })
  await send(250_00)
  expect((await mine()).bank_payments).toMatchObject([{ state: 'sent' }])
  expect((await ledger()).rows).toEqual([])
})

test('a receipt that a cashier recorded is the payment of that sum, and its line posts nothing more', async () => {
  const { send, cashier, path, request, asked, bring, ledger } = await aBankingCase()
  const { reference } = await send(250_00)
  const { version } = await asked()
  const receipt = { ledger: 0, amount: 250_00, on: today, method: 'bank', notice: null }
  await cashier.post(`${path}/payment-requests/${request}/receipts`, { version, ...receipt })
  expect(await asked()).toMatchObject({ state: 'paid', bank_payments: [{ receipt: 'R1' }] })
  const { body } = await bring([`FPI ${reference}`, '250.00'])
  expect(body.data.lines).toEqual([])
  expect((await ledger()).rows).toHaveLength(1)
})

test('a bill is paid at the bank into client money, from which costs are transferred', async () => {
  const { askForBill, begin, client, bring, ledger, list } = await aBankingCase()
  await askForBill()
  const fees = (await list()).requests.find(({ bill }: { bill: string | null }) => bill !== null)
  const { payment, reference } = (await begin(600_00, fees.id)).body.data.payment
  await client.post(`/api/client/payments/${fees.id}/test-bank-outcomes`, {
    payment,
    outcome: 'sent',
  })
  await bring([reference, '600.00'])
  expect(await ledger()).toMatchObject({ client: 600_00, office: 600_00 })
})

test('a line that the books refuse stays open, and the rest of its statement is imported', async () => {
  const { send, bring, asked, firm, id } = await aBankingCase()
  const { reference } = await send(250_00)
  await firm.inside(({ store }) => {
    store.write(`UPDATE conveyances SET doc = json_set(doc, '$.status', 'closed') WHERE id = ?`, id)
  })
  const { status, body } = await bring([reference, '250.00'], ['SOMEBODY', '5.00'])
  expect([status, body.data.lines.length]).toEqual([200, 2])
  expect((await asked()).receipts).toEqual([])
})

test('nobody else begins, sends or cancels a client’s payment', async () => {
  const { begin, finish, request, owner, firm } = await aBankingCase()
  const { payment } = (await begin(250_00)).body.data.payment
  const other = await aPayingCase()
  const stranger = await clientOf(other.firm, other.clients)
  expect((await begin(250_00, request, stranger)).status).toBe(404)
  expect((await finish(payment, 'sent', stranger)).status).toBe(404)
  expect((await begin(250_00, request, owner)).status).toBe(403)
  expect((await finish(payment, 'sent', owner)).status).toBe(403)
  expect((await begin(250_00, request, firm.visitor())).status).toBe(401)
})

test('the firm chooses what it offers; without it a client is offered the transfer alone', async () => {
  const { owner, begin, mine, earner } = await aBankingCase()
  const none = { version: 0, kind: 'none', client_id: '', key_id: '' }
  const entry = { ...none, client_secret: null, private_key: null }
  expect((await earner.send('PUT', '/api/bank-payment-provider', entry)).status).toBe(403)
  await owner.send('PUT', '/api/bank-payment-provider', entry)
  expect(await mine()).toMatchObject({ by_bank: false, by_card: false })
  expect((await begin(250_00)).body.error.code).toBe('payment_request.no_bank_payments')
  const late = await owner.send('PUT', '/api/bank-payment-provider', entry)
  expect(late.body.error.code).toBe('stale')
})
