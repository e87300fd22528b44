import type { ReportPeriod } from '#domain/money-report/api'
import { averageAndMaximum, dailyBalances } from '#domain/money-report/balances'
import { isReportDue, limitsOn } from '#domain/money-report/limits'
import type { MoneyReports } from '#domain/money-report/view'
import type { Store } from '#tenant/core/store'
import type { RequestContext } from '#tenant/runtime/context'

const HELD = `account IN ('clientBank', 'designated')`

/** What the client account held at the end of each day of a period, by the books. */
export const dailyBalancesOf = (store: Store, { from, to }: ReportPeriod) => {
  const opening = store.row<{ total: number }>(
    `SELECT coalesce(sum(amount), 0) AS total FROM ledger_entries WHERE ${HELD} AND date < ?`,
    from,
  )
  const changes = store.rows<{ date: string; amount: number }>(
    `SELECT date, sum(amount) AS amount FROM ledger_entries
     WHERE ${HELD} AND date BETWEEN ? AND ? GROUP BY date ORDER BY date`,
    from,
    to,
  )
  return dailyBalances(opening?.total ?? 0, changes, { from, to })
}

/** The bank's balance at each reconciliation that a second person signed. */
const reconciledBalances = (store: Store, { from, to }: ReportPeriod) =>
  store.rows<{ date: string; balance: number }>(
    `SELECT json_extract(doc, '$.position.on') AS date, json_extract(doc, '$.position.bank') AS balance
     FROM reconciliations WHERE json_extract(doc, '$.signed') IS NOT NULL
       AND json_extract(doc, '$.position.on') BETWEEN ? AND ? ORDER BY date`,
    from,
    to,
  )

/** Average and maximum of a period, and whether they take the accounts to an accountant. */
export const balancesOf = (
  { store, firm }: Pick<RequestContext, 'store' | 'firm'>,
  period: ReportPeriod,
): MoneyReports['balances'] => {
  const daily = averageAndMaximum(dailyBalancesOf(store, period))
  const reconciled = averageAndMaximum(reconciledBalances(store, period))
  const limits = limitsOn(firm.regulator.body, period.to)
  const found = [daily, reconciled].filter((it) => it !== null)
  return {
    daily,
    reconciled,
    limits: limits && {
      average: limits.average,
      maximum: limits.maximum,
      source: limits.source,
    },
    is_report_due: limits && found.some((it) => isReportDue(it, limits)),
  }
}
