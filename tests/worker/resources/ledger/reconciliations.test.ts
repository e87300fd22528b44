import { expect, test } from 'vitest'
import { aLedgerCase, receipt, today } from '../../support/ledgers.ts'

const csv = (rows: readonly (readonly [text: string, amount: string, balance: string])[]) =>
  [
    'Date,Description,Amount,Balance',
    ...rows.map(([text, amount, balance]) => [today, text, amount, balance].join(',')),
  ].join('\n')

const anAccount = async () => {
  const set = await aLedgerCase()
  const { cashier, owner, path, post } = set
  await post(cashier, receipt, 0)
  const { ref } = (await owner.get(path)).body.data.conveyance
  const bring = (text: string) => cashier.post('/api/bank/files', { name: 'statement.csv', text })
  return { ...set, ref, bring }
}

test('a line with the case reference and the same pence is matched, and the account agrees', async () => {
  const { cashier, owner, ref, bring } = await anAccount()
  const { body } = await bring(csv([[`ELLISON ${ref}`, '1000.00', '1000.00']]))
  expect(body.data).toMatchObject({
    lines: [],
    postings: [],
    position: { bank: 1_000_00, cash_book: 1_000_00, trust: 1_000_00, difference: 0 },
  })
  const prepared = (await cashier.post('/api/bank/reconciliations')).body.data
  const [{ id }] = prepared.reconciliations
  const signature = `/api/bank/reconciliations/${id}/signature`
  expect((await cashier.send('PUT', signature, { version: 1 })).status).toBe(409)
  const signed = await owner.send('PUT', signature, { version: 1 })
  expect(signed.body.data).toMatchObject({ days_since: 0 })
  const again = await cashier.send('DELETE', '/api/bank/postings/1/match')
  expect(again.body.error.code).toBe('reconciliation.signed')
})

test('the same sum alone matches nothing; somebody says which posting it is', async () => {
  const { cashier, bring } = await anAccount()
  const { body } = await bring(csv([['UNKNOWN PAYER', '1000.00', '1000.00']]))
  const [line] = body.data.lines
  expect(line.candidates).toHaveLength(1)
  const open = await cashier.post('/api/bank/reconciliations')
  expect(open.body.error.code).toBe('reconciliation.lines_open')
  const path = `/api/bank/lines/${encodeURIComponent(line.id)}/match`
  expect((await cashier.send('PUT', path, { posting: 99 })).status).toBe(422)
  expect((await cashier.send('PUT', path, { posting: 1 })).body.data.lines).toEqual([])
  const off = await cashier.send('DELETE', '/api/bank/postings/1/match')
  expect(off.body.data.lines).toHaveLength(1)
})

test('a statement twice, one that overlaps, and one with a gap', async () => {
  const { bring } = await anAccount()
  const first = csv([['A', '10.00', '10.00']])
  expect((await bring(first)).status).toBe(200)
  expect((await bring(first)).body.error.code).toBe('bank_file.already_imported')
  const overlap = csv([
    ['A', '10.00', '10.00'],
    ['B', '5.00', '15.00'],
  ])
  expect((await bring(overlap)).body.data.lines).toHaveLength(2)
  const gap = await bring(csv([['D', '1.00', '99.00']]))
  expect([gap.status, gap.body.error.fields.text[0]]).toEqual([
    422,
    expect.stringContaining('missing'),
  ])
  expect((await bring('Date,Description,Amount\nsome day,A,1.00')).status).toBe(422)
})

test('money that nobody can place goes to suspense, and from there to its case', async () => {
  const { cashier, bring, post, ledger } = await anAccount()
  const { body } = await bring(csv([['UNKNOWN PAYER', '99.00', '99.00']]))
  const [line] = body.data.lines
  const path = `/api/bank/lines/${encodeURIComponent(line.id)}/suspense`
  expect((await cashier.send('PUT', path)).body.data).toMatchObject({ lines: [], suspense: 99_00 })
  const allocation = { act: 'allocation', other_party: 'J', narrative: 'Called', on: today }
  const above = await post(cashier, { ...allocation, amount: 99_01 }, 1)
  expect(above.body.error.code).toBe('ledger.exceeds_suspense')
  expect((await post(cashier, { ...allocation, amount: 99_00 }, 1)).status).toBe(200)
  expect((await ledger()).client).toBe(1_099_00)
  expect((await cashier.get('/api/bank')).body.data).toMatchObject({ suspense: 0 })
  const undo = { act: 'reverse', of: 1, narrative: 'Wrong case', on: today }
  expect((await post(cashier, undo, 3)).status).toBe(200)
})

test('a signed reconciliation of a month’s last day closes the month', async () => {
  const { firm, cashier, post } = await anAccount()
  const month = '2026-01'
  await firm.inside(({ store }) => {
    const at = '2026-02-01T09:00:00.000Z'
    const by = { id: 'u', name: 'U' }
    const figures = { bank: 0, lines: 0, postings: 0, cash_book: 0, trust: 0, difference: 0 }
    const doc = {
      id: 'r',
      version: 1,
      position: { on: `${month}-31`, ...figures },
      prepared: { by, at },
      signed: { by, at },
    }
    store.write(
      'INSERT INTO reconciliations (id, version, doc) VALUES (?, 1, ?)',
      'r',
      JSON.stringify(doc),
    )
  })
  const late = await post(cashier, { ...receipt, on: `${month}-15` }, 1)
  expect(late.body.error.code).toBe('ledger.closed_period')
})

test('the exported ledger gives the trial balance of the books again', async () => {
  const { firm, cashier, post } = await aLedgerCase()
  await post(cashier, { ...receipt, amount: 900_00 }, 0)
  const bill = { act: 'bill', on: today, fees: 123_46, principal: 0, agency: 0, narrative: 'Bill' }
  await post(cashier, bill, 1)
  await post(cashier, { act: 'costs', on: today, bill: 'B-00001', amount: 148_15 }, 2)
  await post(cashier, { act: 'reverse', on: today, of: 3, narrative: 'Wrong day' }, 3)
  const path = `/api/bank/ledger.csv?from=2020-01-01&to=${today}`
  const [, ...rows] = (await cashier.get(path)).text.trim().split(/\r?\n/)
  const balances = new Map<string, number>()
  for (const row of rows) {
    const cells = row.split(',')
    const [account = '', pounds = ''] = [cells[2], cells[7]]
    balances.set(account, (balances.get(account) ?? 0) + Math.round(Number(pounds) * 100))
  }
  const books = await firm.inside(({ store }) =>
    store.rows<{ account: string; total: number }>(
      'SELECT account, sum(amount) AS total FROM ledger_entries GROUP BY account',
    ),
  )
  expect(Object.fromEntries(balances)).toEqual(
    Object.fromEntries(books.map(({ account, total }) => [account, total])),
  )
  expect(balances.get('client')).toBe(900_00)
})

test('the ledger leaves as CSV, formulas escaped, for whoever sees payments', async () => {
  const { cashier, earner, post } = await anAccount()
  await post(cashier, { ...receipt, narrative: '=HYPERLINK("x")' }, 1)
  const path = `/api/bank/ledger.csv?from=2020-01-01&to=${today}`
  const { text } = await cashier.get(path)
  expect(text).toContain('1000.00')
  expect(text).not.toMatch(/(^|,)"?=HYPERLINK/m)
  expect((await earner.get(path)).status).toBe(403)
})
