import { expect, test } from 'vitest'
import { blankTaxFacts } from '#domain/completion-statement/tax/facts'
import { offeredFromQuote, taxFactsFromQuote } from '#domain/completion-statement/tax/from-quote'
import { blankPurchase } from '#domain/quote/blank'

const purchase = {
  ...blankPurchase,
  first_time_buyer: true,
  additional: false,
  shared_ownership: false,
  unregistered: true,
}

test('what was answered in a quote is offered, and what was not is left open', () => {
  expect(taxFactsFromQuote({ purchase })).toEqual({
    first_time_buyer: true,
    additional: false,
    shared_ownership: 'none',
    registration: 'compulsory_first',
  })
  const shared = { ...blankPurchase, shared_ownership: true, unregistered: false }
  expect(taxFactsFromQuote({ purchase: shared })).toEqual({})
  expect(taxFactsFromQuote({ purchase: null })).toEqual({})
})

test('what somebody has said since is not offered again', () => {
  const quoted = taxFactsFromQuote({ purchase })
  const stated = { ...blankTaxFacts, first_time_buyer: false }
  expect(offeredFromQuote(quoted, undefined)).toEqual(quoted)
  expect(offeredFromQuote(quoted, stated)).not.toHaveProperty('first_time_buyer')
  expect(offeredFromQuote(quoted, stated)).toHaveProperty('additional', false)
})
