import { expect, test } from 'vitest'
import { termsFor } from '#domain/quote/acting-for'
import { aPurchase, aSale, bothFacts } from './fixtures.ts'

const terms = ['{acting} You can end our work.', 'The price is fixed.']
const first = (facts: Parameters<typeof termsFor>[1]) => termsFor(terms, facts)[0]

test('the terms name the lender wherever somebody may borrow', () => {
  const alone = 'We act for you alone in this matter. You can end our work.'
  const withLender =
    'We act for you and, where you borrow, also for your lender. You can end our work.'
  expect(first(aSale())).toBe(alone)
  expect(first(aPurchase({ mortgage: false }))).toBe(alone)
  expect(first(aPurchase({ mortgage: true }))).toBe(withLender)
  expect(first(aPurchase({ mortgage: null }))).toBe(withLender)
  expect(first(bothFacts)).toBe(withLender)
  expect(termsFor(terms, aSale())[1]).toBe('The price is fixed.')
})
