import Papa from 'papaparse'
import { type ExportColumn, formatPoundsCell, safeCell } from '#domain/list/export'
import {
  type PackRow,
  residualRows,
  statementRows,
  sumRow,
  withBalances,
} from '#domain/reconciliation/pack'
import type { Reconciliation } from '#domain/reconciliation/view'
import { wrongState } from '#domain/refusal'
import type { Store } from '#tenant/core/store'
import { suspenseUpTo } from '#tenant/money-report/suspense'
import type { RequestContext } from '#tenant/runtime/context'
import { sha256Of } from '#worker/directory/file-store'
import { breachesIn, cashBookRows, ledgerBalances, notOnStatement, type Span } from './pack-rows.ts'
import { reconciliationTable } from './records.ts'

const pounds = (of: (row: PackRow) => number | null) => (row: PackRow) => {
  const amount = of(row)
  return amount === null ? null : formatPoundsCell(amount)
}

const columns: readonly ExportColumn<PackRow>[] = [
  { key: 'part', head: 'Part', of: ({ part }) => part },
  { key: 'date', head: 'Date', of: ({ date }) => date },
  { key: 'posting', head: 'Posting', of: ({ posting }) => posting },
  { key: 'account', head: 'Account', of: ({ account }) => account },
  { key: 'ref', head: 'Case', of: ({ ref }) => ref },
  { key: 'what', head: 'What', of: ({ what }) => what },
  { key: 'narrative', head: 'Narrative', of: ({ narrative }) => narrative },
  { key: 'other_party', head: 'Other party', of: ({ other_party }) => other_party },
  { key: 'amount', head: 'Amount', of: pounds(({ amount }) => amount) },
  { key: 'balance', head: 'Balance', of: pounds(({ balance }) => balance) },
]

const cashBook = (store: Store, span: Span): PackRow[] => {
  const { opening, rows } = cashBookRows(store, span)
  const part = 'Cash book'
  return [
    sumRow(part, 'Brought forward', { balance: opening }),
    ...withBalances(
      opening,
      rows.map((row) => ({ ...row, part })),
    ),
  ]
}

const bookRows = (store: Store, span: Span): PackRow[] => [
  ...notOnStatement(store, span).map((row) =>
    sumRow('Differences', 'In the cash book, not on the statement', row),
  ),
  ...cashBook(store, span),
  ...ledgerBalances(store, span).map((row) => sumRow('Client ledgers', 'Held', row)),
  ...suspenseUpTo(store, span).map(({ n, left, date, narrative, other_party }) =>
    sumRow('Suspense', 'Not identified', {
      ...{ date, posting: n, narrative, other_party },
      amount: left,
    }),
  ),
  ...breachesIn(store, span).map((row) => sumRow('Breaches', 'Put right from office money', row)),
]

const spanOf = ({ position, rows, signed }: Reconciliation): Span | null =>
  rows && signed?.sha256 !== undefined
    ? { ...rows, from: signed.from ?? '', on: position.on }
    : null

/** The pack of a reconciliation as CSV, from the rows that it saw alone: the same to the byte whenever it is asked for. */
export const packText = (store: Store, reconciliation: Reconciliation, span: Span): string => {
  const rows = [
    ...statementRows(reconciliation),
    ...bookRows(store, span),
    ...residualRows(reconciliation),
  ]
  const cells = rows.map((row) => columns.map(({ of }) => safeCell(of(row))))
  return `${Papa.unparse([columns.map(({ head }) => head), ...cells], { newline: '\r\n' })}\r\n`
}

export const packHash = (text: string) => sha256Of(new TextEncoder().encode(text))

/** The pack of a signed reconciliation; throws 409 for one that is not signed, and where the rows no longer give what was signed. */
export const packOf = ({ store }: Pick<RequestContext, 'store'>, id: string): string => {
  const reconciliation = reconciliationTable(store).get(id)
  const span = spanOf(reconciliation)
  if (span === null)
    throw wrongState('reconciliation.no_pack', 'Only a signed reconciliation has a pack.')
  const text = packText(store, reconciliation, span)
  if (packHash(text) !== reconciliation.signed?.sha256)
    throw wrongState(
      'reconciliation.pack_differs',
      'The rows no longer give the pack that was signed. Tell whoever runs the product.',
    )
  return text
}
