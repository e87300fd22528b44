import { expect, test } from 'vitest'
import { addDays } from '#domain/dates'
import { parsePence } from '#domain/money'
import { aLedgerCase, receipt, today } from '../../../support/ledgers.ts'
import { aPair } from '../../../support/linked-ledgers.ts'
import { aPayingCase } from '../../../support/payment-requests.ts'
import { refusingOf } from '../../../support/refusing.ts'

const bill = { act: 'bill', on: today, fees: 100_00, principal: 0, agency: 0, narrative: 'Sale' }
const costs = { act: 'costs', on: today, bill: 'B-00001', amount: 120_00 }
const longAgo = { at: '2026-01-05T09:00:00.000Z', by: { id: 'u', name: 'U' } }

test('1 what is no amount', async () => {
  const { firm, cashier, post } = await aLedgerCase()
  for (const amount of [12.505, '1e3', '£1,000', -5, 0])
    await refusingOf(firm)(() => post(cashier, { ...receipt, amount }, 0), {
      field: 'amount',
      says: /\S/,
    })
  expect([parsePence('12.505'), parsePence('1e3'), parsePence('-5')]).toEqual([null, null, null])
})

test('2 and 3 a penny below the request leaves a penny, one above stays client money', async () => {
  const { ask, cashier, path, ledger, list } = await aPayingCase()
  const { id } = (await ask()).body.data.requests[0]
  const record = (version: number, amount: number) =>
    cashier.post(`${path}/payment-requests/${id}/receipts`, {
      ...{ version, ledger: version - 1, amount, on: today, method: 'bank', notice: null },
    })
  await record(1, 249_99)
  expect((await list()).requests[0]).toMatchObject({ state: 'part_paid', left: 1, excess: 0 })
  await record(2, 2)
  expect((await list()).requests[0]).toMatchObject({ state: 'paid', left: 0, excess: 1 })
  expect(await ledger()).toMatchObject({ client: 250_01, office: 0 })
})

test('4 more than its own ledger holds, whatever other cases hold', async () => {
  const { from, to, post, refused } = await aPair()
  await post(to, { ...receipt, amount: 90_000_00 })
  await post(from, { ...receipt, amount: 119_99 })
  await post(from, bill)
  const code = 'ledger.insufficient_client_funds'
  await refused(() => post(from, costs), { code, says: /does not hold enough/ })
})

test('5 money of a cheque that came today, with the day on which it clears', async () => {
  const { firm, cashier, post } = await aLedgerCase()
  await post(cashier, { ...receipt, method: 'cheque' }, 0)
  await post(cashier, bill, 1)
  const code = 'ledger.uncleared_funds'
  const says = /not cleared yet\. It clears on \d{1,2} \w+\.$/
  await refusingOf(firm)(() => post(cashier, costs, 2), { code, says })
})

test('6 two cashiers post the same money: the second gets the ledger as it is', async () => {
  const { firm, cashier, other, post } = await aLedgerCase()
  await post(cashier, receipt, 0)
  const late = await post(other, receipt, 0)
  expect(late.body.error.current).toMatchObject({ version: 1, client: 1_000_00 })
  await refusingOf(firm)(() => post(other, receipt, 0), { code: 'stale', says: /was changed/ })
})

test('7 the same key with other content', async () => {
  const { firm, cashier, path } = await aLedgerCase()
  const key = crypto.randomUUID()
  const send = (amount: number) =>
    cashier.post(`${path}/ledger`, { ...receipt, amount, version: 0 }, { key })
  await send(1_00)
  const code = 'idempotency_key_reused'
  await refusingOf(firm)(() => send(2_00), { status: 422, code, says: /used for another/ })
})

test('8 a day of a closed month, and tomorrow', async () => {
  const { firm, cashier, post } = await aLedgerCase()
  const figures = { bank: 0, lines: 0, postings: 0, cash_book: 0, trust: 0, difference: 0 }
  const position = { on: '2026-01-31', ...figures }
  const doc = { id: 'r', version: 1, position, prepared: longAgo, signed: longAgo }
  await firm.inside(({ store }) => {
    const text = JSON.stringify(doc)
    store.write(`INSERT INTO reconciliations (id, version, doc) VALUES ('r', 1, ?)`, text)
  })
  const refused = refusingOf(firm)
  const on = (day: string) => () => post(cashier, { ...receipt, on: day }, 0)
  await refused(on('2026-01-31'), { code: 'ledger.closed_period', says: /month is closed/ })
  await refused(on(addDays(today, 1)), { code: 'ledger.future_date', says: /today or an earlier/ })
})

test('9 a row is edited or deleted', async () => {
  const { firm, cashier, path, post } = await aLedgerCase()
  await post(cashier, receipt, 0)
  const refusal = { status: 405, code: 'ledger.never_changed', says: /Reverse the posting/ }
  for (const method of ['PUT', 'PATCH', 'DELETE'])
    await refusingOf(firm)(() => cashier.send(method, `${path}/ledger/1`, {}), refusal)
  expect((await firm.visitor().send('DELETE', `${path}/ledger/1`)).status).toBe(401)
})

test('10 undone twice, and a receipt that was spent', async () => {
  const { firm, cashier, post } = await aLedgerCase()
  const undo = (of: number) => ({ act: 'reverse', of, narrative: 'Wrong case', on: today })
  await post(cashier, receipt, 0)
  await post(cashier, undo(1), 1)
  const refused = refusingOf(firm)
  const twice = { code: 'ledger.already_reversed', says: /undone already/ }
  await refused(() => post(cashier, undo(1), 2), twice)
  await post(cashier, receipt, 2)
  await post(cashier, bill, 3)
  await post(cashier, costs, 4)
  const spent = { code: 'ledger.insufficient_client_funds', says: /does not hold enough/ }
  await refused(() => post(cashier, undo(3), 5), spent)
})

test('11 costs without a bill, above it, and for the bill of another case', async () => {
  const { from, to, post, refused } = await aPair()
  await post(from, receipt)
  const none = { code: 'ledger.no_bill_delivered', says: /Deliver a bill first/ }
  await refused(() => post(from, costs), none)
  await post(to, bill)
  const another = { code: 'ledger.bill_of_another_case', says: /belongs to another case/ }
  await refused(() => post(from, costs), another)
  await post(from, bill)
  const above = { code: 'ledger.exceeds_bill', says: /more than is left to pay/ }
  await refused(() => post(from, { ...costs, bill: 'B-00002', amount: 120_01 }), above)
})

test('12 the number of a bill is given by the firm’s own order alone, and never twice', async () => {
  const { from, to, post, owner, firm, refused } = await aPair()
  await post(from, bill)
  await refused(() => post(from, { ...bill, bill: 'B-00001' }), { field: 'bill', says: /no such/ })
  await post(to, bill)
  const { bills } = (await owner.get(`${to}/ledger`)).body.data
  expect(bills.map(({ number }: { number: string }) => number)).toEqual(['B-00002'])
  const twice = firm.inside(({ store }) => {
    store.write(
      `INSERT INTO ledger_postings (n, date, bill, doc) VALUES (99, '${today}', 'B-00001', '{}')`,
    )
  })
  await expect(twice).rejects.toThrow(/UNIQUE/)
})
