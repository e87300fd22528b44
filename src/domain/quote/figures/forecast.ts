import { type DateOnly, londonDate } from '#domain/dates'
import { type QuoteCase, quoteOnOffer } from '#domain/quote/case/quote-case'
import type { QuoteMeasures } from './measure.ts'

export const pipelineNames = {
  presold: 'With the client, presold',
  sold: 'With the client, sold',
  accepted: 'Accepted, not opened',
} as const
export type Pipeline = keyof typeof pipelineNames

/**
 * The pipeline stage and expected month of instruction of an open case: the month in which its quote expires, its
 * hold ends or it was accepted.
 */
export const pipelineOf = (
  quoteCase: QuoteCase,
): { readonly pipeline: Pipeline | ''; readonly expected_month: string } => {
  const on = expectedOn(quoteCase)
  if (on === null) return { pipeline: '', expected_month: '' }
  const pipeline = quoteCase.status === 'accepted' ? ('accepted' as const) : quoteCase.sale_stage
  return { pipeline, expected_month: on.slice(0, 7) }
}

const expectedOn = (quoteCase: QuoteCase): DateOnly | null => {
  if (quoteCase.status === 'accepted') {
    const at = quoteOnOffer(quoteCase)?.accepted_at
    return londonDate(at ?? quoteCase.updated_at)
  }
  if (quoteCase.status === 'on_hold')
    return quoteCase.hold_until ?? londonDate(quoteCase.updated_at)
  if (quoteCase.status === 'sent' || quoteCase.status === 'following_up')
    return quoteCase.valid_until ?? londonDate(quoteCase.updated_at)
  return null
}

/** The share of each stage that is instructed, in thousandths. */
export type PipelineRates = Readonly<Record<Pipeline, number>>

const share = (part: number, total: number) => (total === 0 ? 0 : Math.round((part * 1000) / total))

/** The rates of the last twelve months, by stage and for accepted quotes. */
export const ratesOf = (
  by: Readonly<Record<'presold' | 'sold', QuoteMeasures>>,
): PipelineRates => ({
  presold: share(by.presold.instructed, by.presold.quotes),
  sold: share(by.sold.instructed, by.sold.quotes),
  accepted: share(
    by.presold.instructed + by.sold.instructed,
    by.presold.accepted + by.sold.accepted,
  ),
})

export type Expected = {
  readonly pipeline: Pipeline
  readonly month: string
  readonly count: number
  readonly fee: number
}
export type ForecastMonth = {
  readonly month: string
  readonly count: number
  readonly fee: number
  /** Whole pence: the sum of each fee times the rate of its stage. */
  readonly expected: number
}

/** The forecast by month; overdue cases count in the current month. */
export const forecastOf = (
  open: readonly Expected[],
  rates: PipelineRates,
  month: string,
): ForecastMonth[] => {
  const due = open.map((it) => ({ ...it, month: it.month < month ? month : it.month }))
  return [...Map.groupBy(due, (it) => it.month)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([of, ones]) => ({
      month: of,
      count: ones.reduce((sum, it) => sum + it.count, 0),
      fee: ones.reduce((sum, it) => sum + it.fee, 0),
      expected: Math.round(ones.reduce((sum, it) => sum + it.fee * rates[it.pipeline], 0) / 1000),
    }))
}
