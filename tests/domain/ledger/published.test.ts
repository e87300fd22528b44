import { describe, expect, test } from 'vitest'
import { differencesInApportionment } from '#domain/ledger/apportionment-case'
import { differencesInPostings } from '#domain/ledger/case'
import apportionments from './vectors/apportionments.json' with { type: 'json' }
import ownApportionments from './vectors/own-apportionments.json' with { type: 'json' }
import ownPostings from './vectors/own-postings.json' with { type: 'json' }
import postings from './vectors/postings.json' with { type: 'json' }

// Made for this product from the SRA Accounts Rules, the CLC Accounts Code, VAT rules and the Standard Conditions of Sale.
describe('the books agree with the examples', () => {
  const acts = [...postings.cases, ...ownPostings.cases]
  test.each(acts.map((it) => [it.id, it] as const))('%s', (_, it) => {
    expect(differencesInPostings(it)).toEqual([])
  })

  const shares = [...apportionments.cases, ...ownApportionments.cases]
  test.each(shares.map((it) => [it.id, it] as const))('%s', (_, it) => {
    expect(differencesInApportionment(it)).toEqual([])
  })
})

const [example] = postings.cases

test('an example that expects another balance, reason or replay names what differs', () => {
  const expected = { balances: { clientBank: 1 }, refused: [{ n: 1, reason: 'future_date' }] }
  expect(differencesInPostings({ ...example, expected: { ...expected, replayed: [1] } })).toEqual([
    'clientBank expected 1, got 50000',
    'client:A expected 0, got 50000',
    'refused expected [{"n":1,"reason":"future_date"}], got []',
    'replayed expected [1], got []',
  ])
})

test('an apportionment that expects another sum names it', () => {
  const [first] = apportionments.cases
  expect(differencesInApportionment({ ...first, expected: { buyerPaysSeller: 9110 } })).toEqual([
    'buyerPaysSeller expected 9110, got 9178',
  ])
})
