import {
  type BankFile,
  BankFileFault,
  type DaysByHand,
  type RawLine,
  withIds,
} from './bank-file.ts'
import { csvRows } from './csv-rows.ts'
import { decimalPence, digitsIn, writtenDay } from './values.ts'

const columns = {
  date: ['date', 'transaction date', 'booking date', 'value date'],
  text: ['description', 'transaction description', 'narrative', 'details'],
  amount: ['amount', 'value'],
  debit: ['debit amount', 'debit', 'paid out', 'money out'],
  credit: ['credit amount', 'credit', 'paid in', 'money in'],
  balance: ['balance'],
  currency: ['currency', 'ccy'],
  reference: ['reference', 'bank reference', 'transaction id'],
  sortCode: ['sort code'],
  account: ['account number'],
} as const

type Column = keyof typeof columns
type Cells = (name: Column) => string
type Row = { readonly line: RawLine; readonly balance: string; readonly cells: Cells }

const cellsOf = (heads: readonly string[], fields: readonly string[]): Cells => {
  const at = (name: Column) => heads.findIndex((head) => new Set<string>(columns[name]).has(head))
  return (name) => {
    const index = at(name)
    return index < 0 ? '' : (fields[index] ?? '').trim()
  }
}

const amountOf = (cells: Cells, place: string) => {
  const [signed, debit, credit] = [cells('amount'), cells('debit'), cells('credit')]
  if (signed) return decimalPence(signed, place)
  if (debit && !credit) return -Math.abs(decimalPence(debit, place))
  if (credit && !debit) return Math.abs(decimalPence(credit, place))
  throw new BankFileFault('There must be one amount, in or out.', place)
}

const assertPounds = (cells: Cells, place: string) => {
  const currency = cells('currency').toUpperCase()
  if (currency !== '' && currency !== 'GBP')
    throw new BankFileFault(`The amount is in ${currency}.`, place)
}

type Given = { readonly number: number; readonly fields: readonly string[] }

const rowOf = (heads: readonly string[], { number, fields }: Given, days: DaysByHand): Row => {
  const place = `line ${number}`
  const cells = cellsOf(heads, fields)
  assertPounds(cells, place)
  const line = {
    on: days[place] ?? writtenDay(cells('date'), place),
    amount: amountOf(cells, place),
    text: cells('text'),
    reference: cells('reference') || null,
  }
  return { line, balance: cells('balance'), cells }
}

const accountOf = (rows: readonly Row[]): string | null => {
  const accounts = new Set(
    rows.map(({ cells }) => digitsIn(cells('sortCode')) + digitsIn(cells('account'))),
  )
  if (accounts.size > 1) throw new BankFileFault('The file holds lines of several accounts.')
  const [only = ''] = accounts
  return only === '' ? null : only
}

type Balanced = { readonly amount: number; readonly balance: number }

/** Throws at the first line whose balance is not that of the line before and its amount. */
const assertRunning = (rows: readonly Balanced[]) => {
  for (const [index, { amount, balance }] of rows.entries()) {
    const before = rows[index - 1]
    if (before !== undefined && before.balance + amount !== balance)
      throw new BankFileFault(
        'The balance does not follow from the line before.',
        `line ${index + 2}`,
      )
  }
}

const isRunning = (rows: readonly Balanced[]) =>
  rows.every(({ amount, balance }, index) => {
    const before = rows[index - 1]
    return before === undefined || before.balance + amount === balance
  })

/** The rows in the order of booking: banks list the newest first or last, which the balances tell. */
const inOrder = (rows: readonly Row[]): readonly Row[] => {
  const balanced = (of: readonly Row[]) =>
    of.map(({ line, balance }) => ({
      amount: line.amount,
      balance: decimalPence(balance, 'balance'),
    }))
  if (rows.some(({ balance }) => balance === '')) {
    const [first, last] = [rows[0]?.line.on ?? '', rows.at(-1)?.line.on ?? '']
    return first > last ? rows.toReversed() : rows
  }
  const reversed = rows.toReversed()
  if (isRunning(balanced(reversed)) && !isRunning(balanced(rows))) return reversed
  assertRunning(balanced(rows))
  return rows
}

/** A statement in comma-separated values with a line of headings. Throws BankFileFault. */
export const csvStatement = (text: string, days: DaysByHand = {}): BankFile => {
  const [head, ...rest] = csvRows(text)
  const heads = (head?.fields ?? []).map((it) => it.trim().toLowerCase())
  if (!columns.date.some((it) => heads.includes(it)))
    throw new BankFileFault('The first line has no heading for the date.', 'line 1')
  const rows = inOrder(rest.map((given) => rowOf(heads, given, days)))
  const account = accountOf(rows)
  const [first, last] = [rows[0], rows.at(-1)]
  const hasBalances = first !== undefined && first.balance !== ''
  const opening = hasBalances ? decimalPence(first.balance, 'balance') - first.line.amount : null
  const closing = hasBalances && last ? decimalPence(last.balance, 'balance') : null
  const lines = withIds(
    account,
    rows.map(({ line }) => line),
  )
  return { form: 'CSV', account, opening, closing, lines }
}
