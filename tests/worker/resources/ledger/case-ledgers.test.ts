import { expect, test } from 'vitest'
import { aLedgerCase, receipt, today } from '../../support/ledgers.ts'

test('a receipt is held for the client and told in the history of the case', async () => {
  const { cashier, post, ledger, owner, path } = await aLedgerCase()
  expect((await post(cashier, receipt, 0)).status).toBe(200)
  const { client, cleared, rows } = await ledger()
  expect({ client, cleared }).toEqual({ client: 1_000_00, cleared: 1_000_00 })
  expect(rows).toHaveLength(1)
  const shown = (await owner.get(path)).body.data
  expect(shown.history.map(({ name }: { name: string }) => name)).toContain('ledger.posted')
})

test('costs need a delivered bill, take no more than it, and leave the books balanced', async () => {
  const { cashier, post, ledger } = await aLedgerCase()
  await post(cashier, receipt, 0)
  const costs = { act: 'costs', bill: 'B-00001', amount: 120_00, on: today }
  const early = await post(cashier, costs, 1)
  expect([early.status, early.body.error.code]).toEqual([409, 'ledger.no_bill_delivered'])
  const bill = { act: 'bill', fees: 100_00, principal: 0, agency: 0, narrative: 'Sale', on: today }
  await post(cashier, bill, 1)
  const above = await post(cashier, { ...costs, amount: 120_01 }, 2)
  expect(above.body.error.code).toBe('ledger.exceeds_bill')
  expect((await post(cashier, costs, 2)).status).toBe(200)
  const { client, office, bills } = await ledger()
  expect({ client, office, left: bills[0].left }).toEqual({ client: 880_00, office: 0, left: 0 })
})

test('two cashiers at once: the second meets the ledger as it is', async () => {
  const { cashier, other, post, ledger } = await aLedgerCase()
  expect((await post(cashier, receipt, 0)).status).toBe(200)
  const late = await post(other, receipt, 0)
  expect(late.status).toBe(409)
  expect(late.body.error.current.client).toBe(1_000_00)
  expect((await ledger()).rows).toHaveLength(1)
})

test('a repeated key posts once', async () => {
  const { cashier, path, ledger } = await aLedgerCase()
  const key = crypto.randomUUID()
  const body = { ...receipt, version: 0 }
  await cashier.post(`${path}/ledger`, body, { key })
  expect((await cashier.post(`${path}/ledger`, body, { key })).status).toBe(200)
  expect((await ledger()).rows).toHaveLength(1)
})

test('a posting is undone by another one, once, and nothing is changed or removed', async () => {
  const { cashier, post, ledger, firm } = await aLedgerCase()
  await post(cashier, receipt, 0)
  const undo = { act: 'reverse', of: 1, narrative: 'Wrong case', on: today }
  expect((await post(cashier, undo, 1)).status).toBe(200)
  expect(await ledger()).toMatchObject({ client: 0, rows: [{ undone_by: 2 }, { undoes: 1 }] })
  expect((await post(cashier, undo, 2)).body.error.code).toBe('ledger.already_reversed')
  for (const statement of ['DELETE FROM ledger_postings', 'UPDATE ledger_entries SET amount = 1'])
    await expect(firm.inside(({ store }) => void store.write(statement))).rejects.toThrow(/never/)
})

test('a cheque is there at once and cannot be spent before it clears', async () => {
  const { cashier, post, ledger } = await aLedgerCase()
  await post(cashier, { ...receipt, method: 'cheque' }, 0)
  expect(await ledger()).toMatchObject({ client: 1_000_00, cleared: 0 })
})

test('a card pays no client money, tomorrow is not posted, and a fee earner posts nothing', async () => {
  const { cashier, earner, post, ledger } = await aLedgerCase()
  const card = await post(cashier, { ...receipt, method: 'card' }, 0)
  expect(card.body.error.code).toBe('ledger.card_not_for_client_money')
  const later = await post(cashier, { ...receipt, on: '2999-01-01' }, 0)
  expect(later.body.error.code).toBe('ledger.future_date')
  expect((await post(earner, receipt, 0)).status).toBe(403)
  expect((await ledger()).rows).toEqual([])
})
