import { expect, test } from 'vitest'
import { aLedgerCase, today } from '../../../support/ledgers.ts'
import { aPayingCase } from '../../../support/payment-requests.ts'
import { refusingOf } from '../../../support/refusing.ts'
import { aStripeFirm, completed, refundOf } from '../../../support/stripe.ts'

test('26 an event that is unsigned, 301 seconds old or of another account leaves no row', async () => {
  const { askForBill, post, rows, ledger } = await aStripeFirm()
  const { id } = await askForBill()
  const before = await ledger()
  const event = completed('evt_1', id, 600_00)
  expect(await post(event, { signature: 'none' })).toBe(401)
  expect(await post(event, { at: Math.floor(Date.now() / 1000) - 301 })).toBe(401)
  expect(await post(event, { by: 'whsec_of_another_account' })).toBe(401)
  expect([await rows(), await ledger()]).toEqual([[], before])
})

test('27 and 28 a refund before its payment waits; above the rest, or to an account, it is refused', async () => {
  const { askForBill, post, rows, ledger, list, cashier, path, firm } = await aStripeFirm()
  const { id } = await askForBill()
  await post(refundOf('re_1', 100_00))
  expect(await rows()).toMatchObject([{ state: 'parked' }])
  await post(completed('evt_1', id, 600_00))
  expect((await rows()).map(({ state }) => state)).toEqual(['applied', 'applied'])
  const before = await ledger()
  await post(refundOf('re_2', 500_01))
  expect((await rows()).at(-1)).toMatchObject({ state: 'refused' })
  expect(await ledger()).toEqual(before)
  const { version } = (await list()).requests[0]
  const refund = { version, receipt: 'R1', amount: 500_01, reason: 'Overcharged' }
  const ask = (more: object) => () =>
    cashier.post(`${path}/payment-requests/${id}/refunds`, { ...refund, ...more })
  const refused = refusingOf(firm)
  await refused(ask({}), { field: 'amount', says: /more than the £500\.00 that is left/ })
  await refused(ask({ amount: 1, account: '12345678' }), { field: 'account', says: /no such/ })
})

test('29 the money of somebody else before they are checked', async () => {
  const { id: conveyance, client, path, cashier, ask, firm } = await aPayingCase()
  const payer = { name: 'Ruth Ellison', relationship: 'Mother', gift: 'gift' }
  const told = { conveyance, request: null, narrative: 'Deposit', amount: 20_000_00, payer }
  await client.post('/api/client/payment-notices', { ...told, expected_on: today })
  const elsewhere = { client: null, name: 'Ruth Ellison', relationship: 'Mother' }
  const { requests, notices } = (await ask({ ...elsewhere, purpose: 'deposit', amount: 1 })).body
    .data
  const entry = { version: 1, ledger: 0, amount: 1, on: today, method: 'bank' }
  const record = () =>
    cashier.post(`${path}/payment-requests/${requests[0].id}/receipts`, {
      ...{ ...entry, notice: notices[0].id },
    })
  await refusingOf(firm)(record, { code: 'payment_notice.unchecked', says: /\S/ })
})

test('30 a sanctions list that is empty or older', async () => {
  const { firm, owner, path } = await aLedgerCase()
  const lists = '/api/sanctions-lists'
  const start = (reported_on: string, entries: number) =>
    owner.post(lists, {
      ...{ name: 'list.csv', sha256: 'a'.repeat(64), reported_on, rows: entries, entries },
    })
  const { id } = (await start('2026-11-20', 1)).body.data
  const entry = { key: 'X', kind: 'Individual', names: ['Zorka Brunnhild'], births: [] }
  const entries = [{ ...entry, regime: 'Russia', listed_on: '2022-02-24' }]
  await owner.post(`${lists}/${id}/parts`, { entries })
  await owner.send('PUT', `${lists}/${id}/activation`, { version: 1 })
  const refused = refusingOf(firm)
  const code = 'sanctions-list.older'
  await refused(() => start('2026-11-19', 1), {
    status: 422,
    code,
    says: /The one in force is newer/,
  })
  await refused(() => start('2026-11-21', 0), { field: 'entries', says: /\S/ })
  expect((await owner.get(`${path}/sanctions`)).body.data.list.reported_on).toBe('2026-11-20')
})
