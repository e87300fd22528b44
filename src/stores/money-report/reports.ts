import { atom, computed } from 'nanostores'
import { addDays, addMonths } from '#domain/dates'
import { moneyReportApi, type ReportPeriod } from '#domain/money-report/api'
import type { MoneyReports } from '#domain/money-report/view'
import { call } from '#lib/api'
import { today } from '#lib/format'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'

/** A year that ends today, until another period is chosen. */
const lastYear = (): ReportPeriod => ({ from: addDays(addMonths(today(), -12), 1), to: today() })

export const $period = atom<ReportPeriod>(lastYear())

const $key = computed([$route, $period], ({ name }, { from, to }) =>
  name === 'conveyances-bank' ? `${from}/${to}` : null,
)

/** The reports of the whole firm for the chosen period. */
export const $moneyReports = createFetcherStore<MoneyReports>(['money-reports/', $key], {
  fetcher: () => call(moneyReportApi.show, { query: $period.get() }),
})

export const reportFiles = [
  'balances',
  'bills',
  'residuals',
  'third-party managed accounts',
  'suspense',
] as const
export type ReportFile = (typeof reportFiles)[number]

const fileCalls = {
  balances: moneyReportApi.balances,
  bills: moneyReportApi.bills,
  residuals: moneyReportApi.residuals,
  'third-party managed accounts': moneyReportApi.thirdParty,
  suspense: moneyReportApi.suspense,
}

/** A report of the chosen period as CSV. */
export const exportReport = (file: ReportFile) => call(fileCalls[file], { query: $period.get() })
