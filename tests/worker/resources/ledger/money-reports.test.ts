import { expect, test } from 'vitest'
import { addDays } from '#domain/dates'
import { aLedgerCase, receipt, today } from '../../support/ledgers.ts'

const period = `from=${addDays(today, -364)}&to=${today}`
const bill = {
  act: 'bill',
  on: today,
  fees: 100_00,
  principal: 0,
  agency: 0,
  narrative: 'Purchase',
}

test('the reports say what the firm held, billed and could not place, each also as a file', async () => {
  const { cashier, owner, post, path, firm } = await aLedgerCase()
  const earner = await firm.as('Conveyancer')
  await post(cashier, { ...receipt, amount: 300_000_00 }, 0)
  await post(cashier, bill, 1)
  await post(cashier, { act: 'costs', on: today, bill: 'B-00001', amount: 50_00 }, 2)
  await post(cashier, bill, 3)
  await post(
    cashier,
    { act: 'credit', on: today, bill: 'B-00002', amount: 40_00, narrative: 'Part' },
    4,
  )
  const { balances, bills, suspense } = (await cashier.get(`/api/bank/reports?${period}`)).body.data
  // £299,950.00 on the last of 365 days.
  expect(balances.daily).toEqual({
    days: 365,
    average: 821_78,
    maximum: 299_950_00,
    maximum_on: today,
  })
  expect([balances.reconciled, balances.is_report_due]).toEqual([null, true])
  const { ref } = (await owner.get(path)).body.data.conveyance
  expect(bills).toMatchObject({ count: 2, total: 192_00, left: 142_00, gaps: [] })
  expect(bills.rows).toMatchObject([
    { number: 'B-00002', ref, net: 100_00, vat: 20_00, credited: 48_00, paid: 0, left: 72_00 },
    { number: 'B-00001', ref, total: 120_00, credited: 0, paid: 50_00, left: 70_00 },
  ])
  expect(suspense).toMatchObject({ total: 0, rows: [] })
  const file = async (name: string) =>
    (await cashier.get(`/api/bank/reports/${name}.csv?${period}`)).text
  expect((await file('bills')).split('\n')[1]).toContain(`B-00001,${today},${ref}`)
  expect((await file('balances')).trim().split('\n')).toHaveLength(366)
  expect(await file('suspense')).toContain('Posting,Date,Days')
  expect((await earner.get(`/api/bank/reports?${period}`)).status).toBe(403)
})

test('a bill that was taken back stays in the register', async () => {
  const { cashier, post } = await aLedgerCase()
  await post(cashier, bill, 0)
  await post(cashier, { act: 'reverse', on: today, of: 1, narrative: 'Wrong client' }, 1)
  const { bills } = (await cashier.get(`/api/bank/reports?${period}`)).body.data
  expect(bills).toMatchObject({ count: 1, total: 0, left: 0, rows: [{ is_reversed: true }] })
})

test('a case that holds money after the day of its completion is named until nothing is left', async () => {
  const { cashier, firm, id, post } = await aLedgerCase()
  await post(cashier, { ...receipt, amount: 12_34 }, 0)
  const complete = (on: string) =>
    firm.inside(({ store }) => {
      store.write(
        `UPDATE conveyances SET doc = json_set(doc, '$.key_dates.completed_on', ?) WHERE id = ?`,
        on,
        id,
      )
    })
  const residuals = async () =>
    (await cashier.get(`/api/bank/reports?${period}`)).body.data.residuals
  await complete(today)
  expect(await residuals()).toEqual([])
  await complete(addDays(today, -1))
  expect(await residuals()).toMatchObject([{ conveyance_id: id, held: 12_34, days: 1 }])
  const file = (await cashier.get(`/api/bank/reports/residuals.csv?${period}`)).text
  expect(file).toContain('12.34')
  await post(cashier, { act: 'reverse', on: today, of: 1, narrative: 'Wrong case' }, 1)
  expect(await residuals()).toEqual([])
})

test('a period runs forwards and for two years at most', async () => {
  const { cashier } = await aLedgerCase()
  const at = (from: string, to: string) => cashier.get(`/api/bank/reports?from=${from}&to=${to}`)
  expect((await at('2026-02-02', '2026-02-01')).status).toBe(422)
  expect((await at('2024-01-01', '2026-02-01')).status).toBe(422)
  expect((await at('2026-02-01', '2026-02-01')).status).toBe(200)
})

test('net, VAT and disbursements of the register add up, whoever supplies a disbursement', async () => {
  const { cashier, post } = await aLedgerCase()
  await post(cashier, { ...bill, fees: 100_00, principal: 30_00, agency: 20_00 }, 0)
  const { bills } = (await cashier.get(`/api/bank/reports?${period}`)).body.data
  const sums = { net: 130_00, vat: 26_00, disbursements: 20_00, total: 176_00 }
  expect(bills.rows).toMatchObject([sums])
})
