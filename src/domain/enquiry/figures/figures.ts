import * as z from 'zod/mini'
import { type DateOnly, daysBetween } from '#domain/dates'
import { medianOf } from '#domain/quote/figures/median'

/** What enquiries are counted by. */
export const FiguresBy = z.enum(['classification', 'firm', 'fee_earner'])
export type FiguresBy = z.infer<typeof FiguresBy>

/** An enquiry that was sent, as far as figures need it. */
export type EnquiryFact = {
  /** By what it is counted: a code, a folded name of a firm, or the id of a person. */
  readonly key: string
  readonly name: string
  readonly raised_on: DateOnly
  readonly rounds: number
  /** The day of acceptance; null for an enquiry that was not accepted. */
  readonly accepted_on: DateOnly | null
  readonly is_declined: boolean
}

export const EnquiryFiguresRow = z.object({
  key: z.string(),
  name: z.string(),
  count: z.int(),
  accepted: z.int(),
  /** The rounds of an enquiry on average, to a tenth. */
  rounds: z.number(),
  /** Calendar days from raising to acceptance; null before the first acceptance. */
  median_days: z.nullable(z.number()),
  declined: z.int(),
})
export type EnquiryFiguresRow = z.infer<typeof EnquiryFiguresRow>

const rowOf = (key: string, name: string, facts: readonly EnquiryFact[]): EnquiryFiguresRow => {
  const accepted = facts.flatMap(({ raised_on, accepted_on }) =>
    accepted_on === null ? [] : [daysBetween(raised_on, accepted_on)],
  )
  const rounds = facts.reduce((sum, it) => sum + it.rounds, 0)
  return {
    key,
    name,
    count: facts.length,
    accepted: accepted.length,
    rounds: facts.length === 0 ? 0 : Math.round((rounds / facts.length) * 10) / 10,
    median_days: medianOf(accepted),
    declined: facts.filter(({ is_declined }) => is_declined).length,
  }
}

/** A row for each key, the most enquiries first, and one for all of them. */
export const enquiryFigures = (facts: readonly EnquiryFact[]) => {
  const rows = [...Map.groupBy(facts, ({ key }) => key)].map(([key, of]) =>
    rowOf(key, of[0]?.name ?? '', of),
  )
  return {
    rows: rows.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
    total: rowOf('', 'All', facts),
  }
}

/** '25%' of the enquiries that were declined. */
export const declinedText = ({ count, declined }: EnquiryFiguresRow): string =>
  count === 0 ? '–' : `${Math.round((declined / count) * 100)}%`
