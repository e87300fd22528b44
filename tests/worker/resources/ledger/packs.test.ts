import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays } from '#domain/dates'
import { addWorkingDays, sameOrNextWorkingDay } from '#domain/working-days'
import { timedEventsOf } from '#tenant/events/clock'
import { aLedgerCase, receipt, today } from '../../support/ledgers.ts'
import { productAt } from '../../support/product-context.ts'

const csv = (balance: string, ...rows: string[]) =>
  ['Date,Description,Amount,Balance', ...rows, `${today},LAST,0.01,${balance}`].join('\n')

/** A month of one receipt that was matched, prepared by a cashier and signed by an owner. */
const aSignedReconciliation = async () => {
  const set = await aLedgerCase()
  const { cashier, owner, path, post } = set
  await post(cashier, receipt, 0)
  const { ref } = (await owner.get(path)).body.data.conveyance
  const bring = (text: string) => cashier.post('/api/bank/files', { name: 'statement.csv', text })
  const { lines } = (await bring(csv('1000.01', `${today},${ref},1000.00,1000.00`))).body.data
  await cashier.send('PUT', `/api/bank/lines/${encodeURIComponent(lines[0].id)}/suspense`)
  const prepared = (await cashier.post('/api/bank/reconciliations')).body.data
  const one = `/api/bank/reconciliations/${prepared.reconciliations[0].id}`
  const early = await owner.get(`${one}/pack.csv`)
  expect(early.body.error.code).toBe('reconciliation.no_pack')
  const { body } = await owner.send('PUT', `${one}/signature`, { version: 1 })
  return { ...set, ref, one, bring, signed: body.data.reconciliations[0].signed }
}

const pack = async ({ owner, one }: Awaited<ReturnType<typeof aSignedReconciliation>>) =>
  (await owner.get(`${one}/pack.csv`)).text

test('the pack of a reconciliation holds what was signed, and its bytes have the hash that is shown', async () => {
  const set = await aSignedReconciliation()
  const text = await pack(set)
  expect(createHash('sha256').update(text).digest('hex')).toBe(set.signed.sha256)
  for (const row of [
    /^Statement,.*Balance of the bank,,,1000\.01,/m,
    /^Statement,.*Difference,,,0\.00,/m,
    /^Cash book,.*Received for the client,On account,M Ellison,1000\.00,1000\.00/m,
    /^Client ledgers,,,client,.*Held,,,,1000\.00/m,
    /^Suspense,.*0\.01,/m,
    /^Statement,.*Signed,/m,
  ])
    expect(text).toMatch(row)
  expect((await set.earner.get(`${set.one}/pack.csv`)).status).toBe(403)
})

test('it is the same to the byte after later postings of the same day and another statement', async () => {
  const set = await aSignedReconciliation()
  const before = await pack(set)
  await set.post(set.cashier, { ...receipt, amount: 5_00 }, 1)
  const more = csv('1005.02', `${today},${set.ref} MORE,5.00,1005.01`)
  expect((await set.bring(more.replace('LAST', 'NEXT'))).status).toBe(200)
  expect(await pack(set)).toBe(before)
})

test('a pack that the rows no longer give is refused', async () => {
  const set = await aSignedReconciliation()
  await set.firm.inside(({ store }) => {
    store.write(`UPDATE reconciliations SET doc = json_set(doc, '$.position.bank', 1)`)
  })
  const answer = await set.owner.get(`${set.one}/pack.csv`)
  expect(answer.body.error.code).toBe('reconciliation.pack_differs')
})

test('who answers for the account is reminded from day 28, and each working morning from day 35', async () => {
  const { firm, cashier, post } = await aLedgerCase()
  await post(cashier, receipt, 0)
  const ring = (day: string) =>
    firm.inside((parts) => timedEventsOf(parts).emitDue(productAt(parts, `${day}T10:00:00.000Z`)))
  const count = (name: string) =>
    firm.inside(({ store }) => store.rows('SELECT seq FROM audit WHERE name = ?', name).length)
  const told = async () => [
    await count('reconciliation.due-soon'),
    await count('reconciliation.overdue'),
  ]
  await ring(addDays(today, 27))
  expect(await told()).toEqual([0, 0])
  const soon = sameOrNextWorkingDay(addDays(today, 28))
  await ring(soon)
  await ring(soon)
  expect(await told()).toEqual([1, 0])
  const late = sameOrNextWorkingDay(addDays(today, 35))
  await ring(late)
  await ring(late)
  expect(await told()).toEqual([1, 1])
  await ring(addWorkingDays(late, 1))
  expect(await told()).toEqual([1, 2])
})
