import { expect, test } from 'vitest'
import { estimateOf } from '#domain/agent/estimate/pricing'
import { blankFacts } from '#domain/quote/blank'
import { priceQuote } from '#domain/quote/pricing'
import { defaultFeeScale } from '#domain/quote/scale/default'
import { refusalOf } from '../refusal-of.ts'

const today = '2026-11-23'
const query = { subject: 'sale', price: 412_500_00, tenure: 'freehold' } as const

test('an estimate is the price of a quote with the same facts', () => {
  const blank = blankFacts('sale')
  const place = { nation: 'England', tenure: 'freehold', price: 412_500_00 } as const
  const quote = priceQuote(
    { ...blank, sale: blank.sale && { ...blank.sale, ...place } },
    defaultFeeScale,
    today,
  )
  const estimate = estimateOf(query, defaultFeeScale, today)
  expect(estimate.total).toBe(quote.totals.inc_vat)
  expect(estimate.referral_fee).toBe(120_00)
  expect(estimate.matters.map(({ kind }) => kind)).toEqual(['sale'])
})

test('an estimate of a sale and a purchase has both prices, and the land tax of the purchase', () => {
  const both = { ...query, subject: 'both', purchase_price: 500_000_00 } as const
  const estimate = estimateOf(both, defaultFeeScale, today)
  expect(estimate.matters.map(({ kind }) => kind)).toEqual(['sale', 'purchase'])
  expect(estimate.land_tax).toBeGreaterThan(0)
  expect(estimate.referral_fee).toBe(270_00)
})

test('an estimate of both needs both prices', () => {
  const wrong = () => estimateOf({ ...query, subject: 'both' }, defaultFeeScale, today)
  expect(Object.keys(refusalOf(wrong).detail.fields ?? {})).toEqual(['purchase_price'])
})
