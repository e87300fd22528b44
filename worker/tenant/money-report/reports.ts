import { daysBetween, earlier } from '#domain/dates'
import type { ReportPeriod } from '#domain/money-report/api'
import type { MoneyReports } from '#domain/money-report/view'
import { invalid } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { balancesOf } from './balances.ts'
import { billsOf } from './bills.ts'
import { giftsOf, residualsOf } from './residuals.ts'
import { suspenseOf } from './suspense.ts'
import { thirdPartyRows } from './third-party.ts'

/** Two years of days, so that an accounting period of any length is one report. */
const MOST_DAYS = 731

/** Throws 422 for a period that ends before it begins or is longer than two years. */
export const sensiblePeriod = (period: ReportPeriod): ReportPeriod => {
  const days = daysBetween(period.from, period.to)
  if (days < 0) throw invalid({ to: ['Enter a day that is not before the first.'] })
  if (days > MOST_DAYS) throw invalid({ to: ['Enter a period of two years at most.'] })
  return period
}

/** The reports of the whole firm that its regulator asks for, from the books alone. */
export const moneyReports = (
  context: Pick<RequestContext, 'store' | 'firm' | 'today'>,
  given: ReportPeriod,
): MoneyReports => {
  const period = sensiblePeriod(given)
  return {
    ...period,
    balances: balancesOf(context, period),
    bills: billsOf(context.store, period),
    residuals: residualsOf(context.store, earlier(period.to, context.today)),
    third_party: thirdPartyRows(context.store, period, context.today),
    gifts: giftsOf(context.store, period),
    suspense: suspenseOf(context.store, period.to, context.today),
  }
}
