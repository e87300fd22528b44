import type { DateOnly } from '#domain/dates'
import type { QuoteDifference } from '#domain/quote/case/api'
import { differenceBetween } from '#domain/quote/difference'
import { mattersOf, type QuoteFacts } from '#domain/quote/facts'
import { priceQuote } from '#domain/quote/pricing'
import type { PricedQuote } from '#domain/quote/quote'
import type { SampleCase } from './samples.ts'
import type { FeeScale } from './scale.ts'

/** A case by two scales: the all-in price of each, or null with the sentence why there is none. */
export type PreviewedCase = {
  readonly key: string
  readonly name: string
  readonly before: number | null
  readonly after: number | null
  /** Why there is no price by the second, in words for whoever writes it. */
  readonly why: string | null
  /** What is charged more; null where one of the two has no price. */
  readonly more: number | null
  readonly lines: QuoteDifference['lines']
}

/**
 * Cases priced by one scale and by another, both as if they stood today: what differs is the scale's doing alone,
 * with neither tax nor what somebody set by hand in it.
 */
export const previewOf = (
  cases: readonly SampleCase[],
  before: FeeScale,
  after: FeeScale,
  today: DateOnly,
): PreviewedCase[] =>
  cases.map(({ key, name, facts }) => {
    const asked = { ...facts, overrides: [], added_lines: [], valid_until: null }
    const was = priceQuote(asked, standing(before, today), today)
    const is = priceQuote(asked, standing(after, today), today)
    const [wasAll, isAll] = [totalOf(was, asked), totalOf(is, asked)]
    return {
      key,
      name,
      before: wasAll,
      after: isAll,
      why: isAll === null ? whyNot(is) : null,
      more: wasAll === null || isAll === null ? null : isAll - wasAll,
      lines: differenceBetween(was, is).lines,
    }
  })

const standing = (scale: FeeScale, today: DateOnly): FeeScale => ({
  ...scale,
  valid_from: today,
  valid_to: null,
})

/** The all-in price, when every matter has its fee. */
const totalOf = (priced: PricedQuote, facts: QuoteFacts) => {
  const fees = priced.matters.flatMap(({ lines }) => lines.filter(isFee))
  const { inc_vat } = priced.totals
  const isWhole = fees.length === mattersOf(facts.subject).length && Number.isSafeInteger(inc_vat)
  return isWhole ? inc_vat : null
}

const isFee = ({ section }: { section: string }) => section === 'legal_work'

const whyNot = ({ incomplete }: PricedQuote) =>
  incomplete.find(({ field }) => field.endsWith('.price'))?.message ?? 'It cannot be priced.'
