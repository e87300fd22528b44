import type { DateOnly } from '#domain/dates'
import type { QuoteDifference } from '#domain/quote/case/api'
import { differenceBetween } from '#domain/quote/difference'
import { mattersOf, type QuoteFacts } from '#domain/quote/facts'
import { priceQuote } from '#domain/quote/pricing'
import type { PricedQuote } from '#domain/quote/quote'
import type { SampleCase } from './samples.ts'
import type { FeeScale } from './scale.ts'

/** A case priced by two scales: each all-in price, or null with the reason. */
export type PreviewedCase = {
  readonly key: string
  readonly name: string
  readonly before: number | null
  readonly after: number | null
  readonly why: string | null
  /** The increase in pence; null if either has no price. */
  readonly more: number | null
  readonly lines: QuoteDifference['lines']
}

/**
 * Prices cases by two scales as if both were in force today, without land tax and manual prices, so that only the
 * scales differ.
 */
export const previewOf = (
  cases: readonly SampleCase[],
  before: FeeScale,
  after: FeeScale,
  today: DateOnly,
): PreviewedCase[] =>
  cases.map(({ key, name, facts }) => {
    const scaleOnlyFacts = { ...facts, overrides: [], added_lines: [], valid_until: null }
    const beforePrice = priceQuote(scaleOnlyFacts, inForceOn(before, today), today)
    const afterPrice = priceQuote(scaleOnlyFacts, inForceOn(after, today), today)
    const [wasAll, isAll] = [
      totalOf(beforePrice, scaleOnlyFacts),
      totalOf(afterPrice, scaleOnlyFacts),
    ]
    return {
      key,
      name,
      before: wasAll,
      after: isAll,
      why: isAll === null ? missingPriceReason(afterPrice) : null,
      more: wasAll === null || isAll === null ? null : isAll - wasAll,
      lines: differenceBetween(beforePrice, afterPrice).lines,
    }
  })

const inForceOn = (scale: FeeScale, today: DateOnly): FeeScale => ({
  ...scale,
  valid_from: today,
  valid_to: null,
})

/** The all-in price; null unless every matter has a fee. */
const totalOf = (priced: PricedQuote, facts: QuoteFacts) => {
  const fees = priced.matters.flatMap(({ lines }) => lines.filter(isFee))
  const { inc_vat } = priced.totals
  const isComplete =
    fees.length === mattersOf(facts.subject).length && Number.isSafeInteger(inc_vat)
  return isComplete ? inc_vat : null
}

const isFee = ({ section }: { section: string }) => section === 'legal_work'

const missingPriceReason = ({ incomplete }: PricedQuote) =>
  incomplete.find(({ field }) => field.endsWith('.price'))?.message ??
  'This quote cannot be priced.'
