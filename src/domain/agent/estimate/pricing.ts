import type { DateOnly } from '#domain/dates'
import { blankFacts } from '#domain/quote/blank'
import { mattersOf, type QuoteFacts } from '#domain/quote/facts'
import { priceQuote } from '#domain/quote/pricing'
import type { FeeScale } from '#domain/quote/scale/scale'
import { invalid } from '#domain/refusal'
import { referralFee } from '../referral.ts'
import type { Estimate, EstimateQuery } from './api.ts'

const MOST_NAMED = 6

/** The facts of a quote as far as an agent knows them; of the rest nothing is assumed. */
const factsOf = ({ subject, price, purchase_price, tenure }: EstimateQuery): QuoteFacts => {
  const blank = blankFacts(subject)
  const place = { nation: 'England', tenure } as const
  return {
    ...blank,
    sale: blank.sale && { ...blank.sale, ...place, price },
    purchase: blank.purchase && {
      ...blank.purchase,
      ...place,
      price: subject === 'both' ? (purchase_price ?? null) : price,
    },
    remortgage: blank.remortgage && { ...blank.remortgage, ...place, price },
  }
}

/** What a client would pay at a fee scale on a day; throws 422 for a price that the scale does not cover. */
export const estimateOf = (query: EstimateQuery, scale: FeeScale, today: DateOnly): Estimate => {
  if (query.subject === 'both' && query.purchase_price === undefined)
    throw invalid({ purchase_price: ['Enter the price of the purchase.'] })
  const priced = priceQuote(factsOf(query), scale, today)
  const problem = priced.incomplete.find(({ field }) => field.endsWith('.price'))
  if (problem) throw invalid({ price: [problem.message] })
  return {
    scale: scale.name,
    matters: priced.matters.map(({ kind, fees, disbursements }) => ({
      kind,
      fees: fees.inc_vat,
      disbursements: disbursements.inc_vat,
    })),
    total: priced.totals.inc_vat,
    land_tax: priced.totals.land_tax,
    could_apply: [...new Set(priced.could_apply.map(({ label }) => label))].slice(0, MOST_NAMED),
    referral_fee: scale.referral ? referralFee(scale.referral, mattersOf(query.subject)) : 0,
  }
}
