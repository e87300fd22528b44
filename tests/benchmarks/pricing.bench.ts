import { blankFacts, blankPurchase, blankSale } from '#domain/quote/blank'
import type { QuoteFacts } from '#domain/quote/facts'
import { priceQuote } from '#domain/quote/pricing'
import { defaultFeeScale } from '#domain/quote/scale/default'
import { landTax } from '#domain/tax/land-tax'
import type { LandTaxQuestion } from '#domain/tax/land-tax-question'
import { type Figure, formatCount, median } from './figures.ts'
import type { Benchmark } from './run.ts'

const TODAY = '2026-11-20'
const ROUNDS = 15
const ROUND_MS = 60

/** A sale and purchase with a typed price, as the form calculates it at each key press. */
const typed = (pence: number): QuoteFacts => ({
  ...blankFacts('both'),
  sale: { ...blankSale, address: '55 Copthorne Park', postcode: 'SY3 8TF', price: pence },
  purchase: { ...blankPurchase, postcode: 'CF10 1AA', price: pence, additional: true },
})

const question = (price: number): LandTaxQuestion => ({
  nation: price % 2 === 0 ? 'England' : 'Wales',
  effectiveOn: TODAY,
  price,
  additional: price % 3 === 0,
})

let kept: unknown

/** Runs of an act per second, measured over a short round. */
const perSecond = (act: (n: number) => unknown) => {
  const end = performance.now() + ROUND_MS
  const start = performance.now()
  let runs = 0
  while (performance.now() < end)
    for (let n = 0; n < 20; n += 1) {
      kept = act(20_000_000 + runs)
      runs += 1
    }
  return (1000 * runs) / (performance.now() - start)
}

/** The cost of a key press in the quote form, against an empty function and a copy of the facts. */
const benchmark: Benchmark = async () => {
  const acts = {
    nothing: () => undefined,
    copy: (n: number) => JSON.parse(JSON.stringify(typed(n))),
    quote: (n: number) => priceQuote(typed(n), defaultFeeScale, TODAY),
    tax: (n: number) => landTax(question(n)),
  }
  const rates: Record<keyof typeof acts, number[]> = { nothing: [], copy: [], quote: [], tax: [] }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of Object.keys(acts) as (keyof typeof acts)[])
      rates[name].push(perSecond(acts[name]))
  if (kept === null) throw new Error('Nothing was measured.')
  const figure = (what: string, name: 'quote' | 'tax', other: 'nothing' | 'copy'): Figure => ({
    what,
    measured: `${formatCount(median(rates[name]))} a second, ${microseconds(median(rates[name]))} each`,
    against: `${other === 'copy' ? 'copying the facts as JSON' : 'an empty function'}: ${microseconds(median(rates[other]))}`,
    ratio: median(rates[name].map((it, at) => (rates[other][at] ?? Number.NaN) / it)),
  })
  return [
    figure('priceQuote of a sale and a purchase, per key press', 'quote', 'nothing'),
    figure('priceQuote, the same', 'quote', 'copy'),
    figure('landTax, England and Wales', 'tax', 'nothing'),
  ]
}

export default benchmark

const microseconds = (rate: number) => {
  const each = 1_000_000 / rate
  return `${each < 10 ? each.toPrecision(2) : formatCount(each)} µs`
}
