import { type DateOnly, londonDate } from '#domain/dates'
import { type QuoteCase, quoteOnOffer } from '#domain/quote/case/quote-case'
import type { QuoteMeasures } from './measure.ts'

/** What may still become fees: by how likely that is. */
export const pipelineNames = {
  presold: 'With the client, presold',
  sold: 'With the client, sold',
  accepted: 'Accepted, not opened',
} as const
export type Pipeline = keyof typeof pipelineNames

/**
 * Where an open case stands and the month in which it should be instructed: that in which its price runs out
 * or its hold ends; of an accepted one, that of the acceptance.
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

/** How many out of a thousand become conveyances. */
export type PipelineRates = Readonly<Record<Pipeline, number>>

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part * 1000) / whole))

/** What became of the prices of the last twelve months: by stage, and of those accepted. */
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
  /** Whole pence: each fee times how likely its case is to be instructed. */
  readonly expected: number
}

/** What the open cases should bring, month by month; what was expected before this month is expected now. */
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
