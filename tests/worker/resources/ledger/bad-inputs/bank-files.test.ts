import { expect, test } from 'vitest'
import { aLedgerCase, confirmAccount, today } from '../../../support/ledgers.ts'
import { refusingOf } from '../../../support/refusing.ts'

/** A firm that imports statements. */
const aBank = async () => {
  const set = await aLedgerCase()
  const bring = (text: string, more: object = {}) =>
    set.cashier.post('/api/bank/files', { name: 'statement', text, ...more })
  const lines = async () => (await set.cashier.get('/api/bank')).body.data.lines
  return { ...set, bring, lines, refused: refusingOf(set.firm) }
}

const csv = (...rows: string[]) => ['Date,Description,Amount,Balance', ...rows].join('\n')
const mt940 = (account: string, currency: string) =>
  `:20:S\n:25:${account}\n:28C:1/1\n:60F:C261126${currency}0,\n:61:2611261126C5,NTRFX//F1\n:62F:C261126${currency}5,\n`

test('20 a statement of another account, and one in euro', async () => {
  const set = await aBank()
  const { bring, refused } = set
  const ours = () => bring(mt940('11223300012345', 'GBP'))
  await refused(ours, { code: 'bank_file.no_account', says: /Enter the firm’s client account/ })
  await confirmAccount(set)
  expect((await ours()).status).toBe(200)
  const other = () => bring(mt940('11223300099999', 'GBP'))
  await refused(other, { field: 'text', says: /account ending 9999; ours ends 2345/ })
  const euro = () => bring(mt940('11223300012345', 'EUR'))
  await refused(euro, { field: 'text', says: /account ending 2345 is in EUR/ })
  const column = `Date,Description,Currency,Amount\n${today},A,EUR,5.00`
  await refused(() => bring(column), { field: 'text', says: /Line 2: The amount is in EUR/ })
})

test('21 a wrong sum, a cut file, a DOCTYPE', async () => {
  const { bring, refused } = await aBank()
  const wrong = csv(`${today},A,10.00,10.00`, `${today},B,5.00,15.01`)
  await refused(() => bring(wrong), { field: 'text', says: /Line 3: The balance does not follow/ })
  await refused(() => bring('<Document>\n<BkToCstmrStmt>'), {
    field: 'text',
    says: /Line 2: The file is cut/,
  })
  await refused(() => bring('<?xml version="1.0"?>\n<!DOCTYPE x>\n<Document/>'), {
    field: 'text',
    says: /Line 2: A file with a DOCTYPE/,
  })
})

test('22 and 23 a file twice, days that overlap, and two equal lines in one file', async () => {
  const { bring, lines, refused } = await aBank()
  const first = csv(`${today},A,10.00,10.00`, `${today},A,10.00,20.00`)
  await bring(first)
  expect(await lines()).toHaveLength(2)
  const code = 'bank_file.already_imported'
  await refused(() => bring(first), { code, says: /imported already/ })
  await bring(`${first}\n${today},B,1.00,21.00`)
  expect(await lines()).toHaveLength(3)
})

test('24 30 February is shown as in the file, and its day is entered by hand', async () => {
  const { bring, lines, refused } = await aBank()
  const file = csv('27/02/2026,A,10.00,10.00', '30/02/2026,B,5.00,15.00')
  const says = /Line 3: “30\/02\/2026” is not a day\. Enter the day/
  await refused(() => bring(file), { field: 'days.line 3', says })
  expect((await bring(file, { days: { 'line 3': '2026-02-28' } })).status).toBe(200)
  const days = (await lines()).map(({ on }: { on: string }) => on)
  expect(days).toEqual(['2026-02-27', '2026-02-28'])
})

test('25 a formula in a statement is text, and leaves prefixed', async () => {
  const { bring, lines, cashier } = await aBank()
  const formula = '=HYPERLINK("http://x")'
  await bring(csv(`${today},"${formula.replaceAll('"', '""')}",10.00,10.00`))
  const [{ id, text }] = await lines()
  expect(text).toBe(formula)
  const path = `/api/bank/lines/${encodeURIComponent(id)}/suspense`
  expect((await cashier.send('PUT', path)).status).toBe(200)
  const exported = (await cashier.get(`/api/bank/ledger.csv?from=2020-01-01&to=${today}`)).text
  expect(exported).toContain('HYPERLINK')
  expect(exported).not.toMatch(/(^|,)"?=HYPERLINK/m)
})
