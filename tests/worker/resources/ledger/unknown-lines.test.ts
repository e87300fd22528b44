import { expect, test } from 'vitest'
import { addWorkingDays, nextWorkingDay } from '#domain/working-days'
import { timedEventsOf } from '#tenant/events/clock'
import { aLedgerCase, today } from '../../support/ledgers.ts'
import { productAt } from '../../support/product-context.ts'

const csv = (rows: readonly (readonly [text: string, amount: string, balance: string])[]) =>
  [
    'Date,Description,Amount,Balance',
    ...rows.map(([text, amount, balance]) => [today, text, amount, balance].join(',')),
  ].join('\n')

const aBank = async () => {
  const set = await aLedgerCase()
  const { cashier, firm } = set
  const bring = async (...rows: Parameters<typeof csv>[0]) =>
    (await cashier.post('/api/bank/files', { name: 'statement.csv', text: csv(rows) })).body.data
  const act = (line: string, what: string, body?: object, method = 'PUT') =>
    cashier.send(method, `/api/bank/lines/${encodeURIComponent(line)}/${what}`, body)
  const told = (name: string) =>
    firm.inside(({ store }) =>
      store.rows<{ user_id: string }>(
        `SELECT p.user_id FROM event_people p JOIN audit a ON a.seq = p.seq WHERE a.name = ?`,
        name,
      ),
    )
  return { ...set, bring, act, told }
}

test('money that left without a payment is told to whoever answers for the account, and red until explained', async () => {
  const { bring, act, told, cashier, earner } = await aBank()
  const { lines } = await bring(['IN', '500.00', '500.00'], ['CARD 4411', '-40.00', '460.00'])
  const [, out] = lines
  expect(out).toMatchObject({ amount: -40_00, explained: null })
  const people = (await told('bank-line.unknown-out')).map((it) => it.user_id)
  expect(people).toContain(cashier.user.id)
  expect(people).not.toContain(earner.user.id)
  expect((await act(lines[0].id, 'explanation', { reason: 'other', text: 'x' })).status).toBe(422)
  const words = { reason: 'bank_error', text: 'Severn Bank took it twice and gives it back' }
  expect((await act(out.id, 'explanation', { ...words, text: '' })).status).toBe(422)
  const { body } = await act(out.id, 'explanation', words)
  expect(body.data.lines[1].explained).toMatchObject({ ...words, by: { id: cashier.user.id } })
  expect(await told('bank-line.explained')).not.toEqual([])
})

test('an explained line stays open until the money is back, and both lines then cancel each other', async () => {
  const { bring, act, cashier } = await aBank()
  const { lines } = await bring(
    ['TAKEN', '-40.00', '-40.00'],
    ['GIVEN BACK', '40.00', '0.00'],
    ['OTHER', '39.99', '39.99'],
  )
  const [out, back, other] = lines
  await act(out.id, 'explanation', { reason: 'bank_error', text: 'Taken twice' })
  const early = await cashier.post('/api/bank/reconciliations')
  expect(early.status).toBe(409)
  expect((await act(out.id, 'cancellation', { by: other.id })).status).toBe(422)
  const cancelled = (await act(out.id, 'cancellation', { by: back.id })).body.data
  expect(cancelled.lines.map(({ text }: { text: string }) => text)).toEqual(['OTHER'])
  expect(cancelled.cancelled).toMatchObject([{ id: out.id, by_text: 'GIVEN BACK' }])
  expect((await act(out.id, 'cancellation', { by: back.id })).status).toBe(404)
  const opened = (await act(out.id, 'cancellation', undefined, 'DELETE')).body.data
  expect([opened.lines.length, opened.cancelled]).toEqual([3, []])
})

test('what nobody explained is said again each working morning, once, until it is', async () => {
  const { bring, act, told, firm } = await aBank()
  const { lines } = await bring(['TAKEN', '-40.00', '-40.00'])
  const ring = (day: string) =>
    firm.inside((parts) => timedEventsOf(parts).emitDue(productAt(parts, `${day}T10:00:00.000Z`)))
  const count = async () => (await told('bank-line.still-unknown')).length
  const first = nextWorkingDay(today)
  await ring(first)
  const once = await count()
  expect(once).toBeGreaterThan(0)
  await ring(first)
  expect(await count()).toBe(once)
  await ring(nextWorkingDay(first))
  expect(await count()).toBe(2 * once)
  await act(lines[0].id, 'explanation', { reason: 'other', text: 'Ours, of the old system' })
  await ring(addWorkingDays(first, 2))
  expect(await count()).toBe(2 * once)
})

test('money that nobody can place is in suspense under the name of who seems to have paid', async () => {
  const { bring, act, cashier } = await aBank()
  const { lines } = await bring(['FPI OKONKWO', '99.00', '99.00'], ['FPI HALL', '1.00', '100.00'])
  await act(lines[0].id, 'suspense', { name: 'R Okonkwo' })
  await act(lines[1].id, 'suspense')
  const reports = (await cashier.get(`/api/bank/reports?from=${today}&to=${today}`)).body.data
  expect(reports.suspense.rows).toMatchObject([
    { other_party: 'R Okonkwo', narrative: 'FPI OKONKWO', left: 99_00 },
    { other_party: 'FPI HALL', left: 1_00 },
  ])
})
