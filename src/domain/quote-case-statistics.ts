import type { DateOnly, Instant } from './dates.ts'
import { addMonths, londonDate } from './dates.ts'
import type { Named } from './party.ts'
import type { QuoteCaseStatus } from './quote-case.ts'
import type { DeadReason } from './quote-case-bodies.ts'
import type { QuoteResults } from './quote-case-statistics-api.ts'
import type { SaleStage } from './sale-stage.ts'

/** What became of one case that was priced. */
export type QuoteResult = {
  readonly sent_at: Instant
  readonly status: QuoteCaseStatus
  readonly sale_stage: SaleStage
  readonly opened: boolean
  /** Whether the price on offer was accepted. */
  readonly accepted: boolean
  readonly fee_ex_vat: number
  readonly giver: Named | null
  readonly bdm: Named | null
  readonly agency: string | null
  readonly branch: string | null
  readonly negotiator: string | null
  readonly dead_reason: DeadReason | null
}

/** Adds up what became of cases. */
export const resultsOf = (cases: readonly QuoteResult[]): QuoteResults => {
  const count = (is: (it: QuoteResult) => boolean) => cases.filter(is).length
  const fees = (is: (it: QuoteResult) => boolean) =>
    cases.reduce((total, it) => total + (is(it) ? it.fee_ex_vat : 0), 0)
  const instructed = (it: QuoteResult) => it.status === 'instructed'
  return {
    quotes: cases.length,
    presold: count((it) => it.sale_stage === 'presold'),
    sold: count((it) => it.sale_stage === 'sold'),
    opened: count((it) => it.opened),
    accepted: count((it) => it.accepted),
    instructed: count(instructed),
    dead: count((it) => it.status === 'dead'),
    fee_quoted: fees(() => true),
    fee_instructed: fees(instructed),
  }
}

/** '2026-11', by London's calendar. */
const monthOf = (at: Instant) => londonDate(at).slice(0, 7)

/** The first day of the period that ends with today's month and has so many months. */
export const periodFrom = (today: DateOnly, months: number): DateOnly =>
  addMonths(`${today.slice(0, 7)}-01`, 1 - months)

/** One row for each month of a period, the oldest first; months without a price are rows too. */
export const resultsByMonth = (cases: readonly QuoteResult[], from: DateOnly, months: number) => {
  const byMonth = Map.groupBy(cases, (it) => monthOf(it.sent_at))
  return Array.from({ length: months }, (_, at) => {
    const month = addMonths(from, at).slice(0, 7)
    return { month, ...resultsOf(byMonth.get(month) ?? []) }
  })
}

/** Cases first priced from one day and before another. */
export const pricedWithin = (cases: readonly QuoteResult[], from: DateOnly, before: DateOnly) =>
  cases.filter(({ sent_at }) => {
    const day = londonDate(sent_at)
    return day >= from && day < before
  })

/** How often each reason ended a case, the most frequent first. */
export const deadReasonsOf = (cases: readonly QuoteResult[]) =>
  [...Map.groupBy(cases, (it) => it.dead_reason)]
    .flatMap(([reason, ones]) => (reason === null ? [] : [{ reason, count: ones.length }]))
    .toSorted((a, b) => b.count - a.count)

/** Instructed out of priced, in whole tenths of a per cent; null where nothing was priced. */
export const conversionOf = ({ quotes, instructed }: QuoteResults) =>
  quotes === 0 ? null : Math.round((instructed * 1000) / quotes) / 10

/** The mean fee of the prices given, in whole pence; null where nothing was priced. */
export const averageFeeOf = ({ quotes, fee_quoted }: QuoteResults) =>
  quotes === 0 ? null : Math.round(fee_quoted / quotes)

/** 'callum-reid' of Callum Reid, as an address names somebody. */
export const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
