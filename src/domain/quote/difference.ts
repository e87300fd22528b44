import type { QuoteDifference } from './case/api.ts'
import type { PricedQuote, QuoteLine } from './quote.ts'

export const differenceBetween = (before: PricedQuote, after: PricedQuote): QuoteDifference => {
  const beforeLine = linesOf(before)
  const afterLine = linesOf(after)
  const keys = [...new Set([...beforeLine.keys(), ...afterLine.keys()])]
  return {
    lines: keys.flatMap((key) => changedLine(key, beforeLine.get(key), afterLine.get(key))),
    total: after.totals.inc_vat - before.totals.inc_vat,
    land_tax: after.totals.land_tax - before.totals.land_tax,
  }
}

const linesOf = (priced: PricedQuote) =>
  new Map(priced.matters.flatMap((it) => it.lines).map((line) => [line.key, line]))

const changedLine = (
  key: string,
  before: QuoteLine | undefined,
  after: QuoteLine | undefined,
): QuoteDifference['lines'] => {
  if (before?.inc_vat === after?.inc_vat && before?.label === after?.label) return []
  return [
    {
      key,
      label: after?.label ?? before?.label ?? key,
      before: before?.inc_vat ?? null,
      after: after?.inc_vat ?? null,
    },
  ]
}
