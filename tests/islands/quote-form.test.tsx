import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { blankFacts } from '#domain/quote/blank'
import { hasPrice, mattersWithoutPrice } from '#domain/quote/facts'
import { priceQuote } from '#domain/quote/pricing'
import { defaultFeeScale } from '#domain/quote/scale/default'
import { CouldApply } from '#islands/quotes/form/CouldApply.tsx'
import { PriceTotal } from '#islands/quotes/form/PriceTotal.tsx'
import { QuoteFormHead } from '#islands/quotes/form/QuoteFormHead.tsx'
import { $draft } from '#stores/quote/draft'
import { aSale, sentCase, TODAY } from '../domain/quote/fixtures.ts'
import { wordsOf } from '../support/markup.ts'

vi.mock('#lib/realtime', () => ({ listen: () => () => undefined }))

test('a quote has a dash for its total until there is a price', () => {
  expect(hasPrice(blankFacts('both'))).toBe(false)
  expect(hasPrice(aSale())).toBe(true)
  const total = (pence: number | null) =>
    wordsOf(renderToStaticMarkup(<PriceTotal pence={pence} />))
  expect(total(null)).toBe('–Enter a price to see the total')
  expect(total(47_760)).toMatch(/^£477\.60/)
  const both = { ...blankFacts('both'), sale: aSale().sale }
  expect(hasPrice(both)).toBe(true)
  expect(mattersWithoutPrice(both)).toEqual(['purchase'])
  const part = <PriceTotal pence={47_760} without={mattersWithoutPrice(both)} />
  expect(wordsOf(renderToStaticMarkup(part))).toContain('without the fee for the purchase')
})

test('possible extra costs are folded under their number, each under its matter', () => {
  const { could_apply } = priceQuote(blankFacts('both'), defaultFeeScale, TODAY)
  const html = renderToStaticMarkup(<CouldApply could={could_apply} />)
  expect(could_apply.length).toBeGreaterThan(10)
  expect(html).toMatch(/^<details (?![^>]*\bopen\b)/)
  const summary = /<summary[^>]*>(.*?)<\/summary>/.exec(html)?.[1] ?? ''
  expect(wordsOf(summary)).toContain(
    `Possible extra costs, with VAT where due ${could_apply.length}`,
  )
  expect([...html.matchAll(/<li class="lab">([^<]*)</g)].map(([, name]) => name)).toEqual([
    'Sale',
    'Purchase',
  ])
})

test('the title of a draft has its number', () => {
  const draft = sentCase()
  $draft.set(draft)
  const words = wordsOf(renderToStaticMarkup(<QuoteFormHead />))
  expect(words).toContain(`Create a quote${draft.number}`)
  $draft.set(null)
})
