import { describe, expect, test } from 'vitest'
import { disclosureOf, referralFee } from '#domain/agent/referral'
import { blankFacts, withSubject } from '#domain/quote/blank'
import { CaseDraft } from '#domain/quote/case/api'
import { mattersOf, peopleOf, QuoteFacts } from '#domain/quote/facts'
import { isPricedAlike } from '#domain/quote/price-facts'
import { defaultFeeScale } from '#domain/quote/scale/default'
import { aSale, bothFacts, olive, owen, plainPurchase } from './fixtures.ts'

describe('facts', () => {
  test.each(['sale', 'purchase', 'both', 'remortgage', 'transfer-of-equity'] as const)(
    'of a %s begin blank, with nothing known, and may be saved so',
    (subject) => {
      const facts = blankFacts(subject)
      expect(CaseDraft.safeParse({ facts }).success).toBe(true)
      expect(mattersOf(subject).length).toBe(subject === 'both' ? 2 : 1)
    },
  )

  test('keep what was told when the subject changes and changes back', () => {
    const there = withSubject(bothFacts, 'sale')
    expect(withSubject(there, 'both')).toEqual(bothFacts)
  })

  test('refuse a key that they do not know', () => {
    expect(QuoteFacts.safeParse({ ...bothFacts, colour: 'blue' }).success).toBe(false)
  })

  test.each([
    [[owen, olive], 'Owen and Olive Tarrant'],
    [[owen, { ...olive, last_name: 'Reed' }], 'Owen Tarrant and Olive Reed'],
    [[owen], 'Owen Tarrant'],
    [[{ ...owen, first_name: '', last_name: '' }], ''],
  ])('name their people', (clients, words) => {
    expect(peopleOf({ clients })).toBe(words)
  })
})

describe('the price facts', () => {
  test('leave out names, places and credit', () => {
    const renamed = {
      ...bothFacts,
      clients: [olive, owen],
      owner_id: 'x',
      purchase: { ...plainPurchase, lender: 'Other' },
    }
    expect(isPricedAlike(bothFacts, renamed)).toBe(true)
  })

  test.each([
    ['a price', aSale({ price: 1 })],
    ['a fact', aSale({ tenanted: true })],
    ['the number of people', { ...aSale(), clients: [owen] }],
    [
      'an override',
      { ...aSale(), overrides: [{ line_key: 'sale.legal_fee', amount: 1, reason: 'x' }] },
    ],
  ])('know %s', (_, facts) => {
    expect(isPricedAlike(aSale(), facts)).toBe(false)
  })
})

describe('a referral', () => {
  test('earns the sum of its matters', () => {
    const scale = defaultFeeScale.referral
    expect(scale && referralFee(scale, ['sale', 'purchase'])).toBe(27_000)
    expect(scale && referralFee(scale, ['transfer-of-equity'])).toBe(0)
  })

  test('is told to the client, also when nothing is paid', () => {
    expect(disclosureOf({ agency: 'Cooper Lyle', fee: 0 })).toBe(
      'Cooper Lyle introduced you to us. We pay nothing for it.',
    )
  })
})
