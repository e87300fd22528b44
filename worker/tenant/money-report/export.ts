import { earlier } from '#domain/dates'
import { type ExportColumn, formatPoundsCell } from '#domain/list/export'
import type { ReportPeriod } from '#domain/money-report/api'
import type { DayBalance } from '#domain/money-report/balances'
import type { BillRow, MoneyReports, ResidualRow, ThirdPartyRow } from '#domain/money-report/view'
import { csvOf } from '#tenant/core/csv'
import type { RequestContext } from '#tenant/runtime/context'
import { dailyBalancesOf } from './balances.ts'
import { billRows } from './bills.ts'
import { residualsOf } from './residuals.ts'
import { suspenseOf } from './suspense.ts'
import { thirdPartyRows } from './third-party.ts'

const pounds = <Row>(key: string, head: string, of: (row: Row) => number): ExportColumn<Row> => ({
  key,
  head,
  of: (row) => formatPoundsCell(of(row)),
})

const dayColumns: readonly ExportColumn<DayBalance>[] = [
  { key: 'date', head: 'Date', of: ({ date }) => date },
  pounds('balance', 'Balance', ({ balance }) => balance),
]

const billColumns: readonly ExportColumn<BillRow>[] = [
  { key: 'number', head: 'Bill', of: ({ number }) => number },
  { key: 'on', head: 'Date', of: ({ on }) => on },
  { key: 'ref', head: 'Case', of: ({ ref }) => ref },
  { key: 'client', head: 'Client', of: ({ client }) => client },
  pounds('net', 'Net', ({ net }) => net),
  pounds('vat', 'VAT', ({ vat }) => vat),
  pounds('disbursements', 'Disbursements', ({ disbursements }) => disbursements),
  pounds('total', 'Total', ({ total }) => total),
  pounds('credited', 'Credited', ({ credited }) => credited),
  pounds('paid', 'Paid', ({ paid }) => paid),
  pounds('left', 'Left', ({ left }) => left),
  { key: 'reversed', head: 'Reversed', of: ({ is_reversed }) => (is_reversed ? 'Yes' : 'No') },
]

const suspenseColumns: readonly ExportColumn<MoneyReports['suspense']['rows'][number]>[] = [
  { key: 'n', head: 'Posting', of: ({ n }) => n },
  { key: 'date', head: 'Date', of: ({ date }) => date },
  { key: 'days', head: 'Days', of: ({ days }) => days },
  { key: 'other_party', head: 'Other party', of: ({ other_party }) => other_party },
  { key: 'narrative', head: 'Narrative', of: ({ narrative }) => narrative },
  pounds('left', 'Left', ({ left }) => left),
]

const residualColumns: readonly ExportColumn<ResidualRow>[] = [
  { key: 'ref', head: 'Case', of: ({ ref }) => ref },
  { key: 'client', head: 'Client', of: ({ client }) => client },
  { key: 'completed_on', head: 'Completed', of: ({ completed_on }) => completed_on },
  { key: 'days', head: 'Days', of: ({ days }) => days },
  pounds('held', 'Held', ({ held }) => held),
  { key: 'attempts', head: 'Attempts to return it', of: ({ attempts }) => attempts },
]

const thirdPartyColumns: readonly ExportColumn<ThirdPartyRow>[] = [
  { key: 'ref', head: 'Case', of: ({ ref }) => ref },
  { key: 'client', head: 'Client', of: ({ client }) => client },
  { key: 'provider', head: 'Provider', of: ({ provider }) => provider },
  { key: 'firm_reference', head: 'FCA reference', of: ({ firm_reference }) => firm_reference },
  { key: 'reference', head: 'Account', of: ({ reference }) => reference },
  { key: 'told_on', head: 'Client told', of: ({ told_on }) => told_on },
  { key: 'authorisation', head: 'CLC authorisation', of: ({ authorisation }) => authorisation },
  { key: 'agreed_on', head: 'Agreed', of: ({ agreed_on }) => agreed_on },
  { key: 'agreed_by', head: 'Agreed by', of: ({ agreed_by }) => agreed_by },
  { key: 'stated_on', head: 'Last statement', of: ({ stated }) => stated?.on ?? null },
  {
    key: 'balance',
    head: 'Balance',
    of: ({ stated }) => (stated ? formatPoundsCell(stated.balance) : null),
  },
  { key: 'days', head: 'Days since', of: ({ days }) => days },
  { key: 'ended_on', head: 'Ended', of: ({ ended_on }) => ended_on },
]

type Context = Pick<RequestContext, 'store' | 'today'>

export const balancesCsv = ({ store }: Context, period: ReportPeriod) =>
  csvOf(dayColumns, dailyBalancesOf(store, period))

export const billsCsv = ({ store }: Context, period: ReportPeriod) =>
  csvOf(billColumns, billRows(store, period))

export const residualsCsv = ({ store, today }: Context, { to }: ReportPeriod) =>
  csvOf(residualColumns, residualsOf(store, earlier(to, today)))

export const suspenseCsv = ({ store, today }: Context, { to }: ReportPeriod) =>
  csvOf(suspenseColumns, suspenseOf(store, to, today).rows)

export const thirdPartyCsv = ({ store, today }: Context, period: ReportPeriod) =>
  csvOf(thirdPartyColumns, thirdPartyRows(store, period, today))
