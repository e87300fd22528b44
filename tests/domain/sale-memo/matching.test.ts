import { describe, expect, test } from 'vitest'
import { blankMemoFacts } from '#domain/sale-memo/facts'
import { isSameProperty, priceDifference, ranked } from '#domain/sale-memo/matching'

const at = (address: string, postcode = '') => ({ address, postcode })

describe('the same property', () => {
  test.each([
    ['14 Larkspur Close, Marlbeck', '14 Larkspur Close', true],
    ['14 Larkspur Close, Marlbeck', '4 Larkspur Close, Marlbeck', false],
    ['Flat 2, 14 Larkspur Close, Marlbeck', 'Flat 3, 14 Larkspur Close, Marlbeck', false],
    ['Flat 2, 14 Larkspur Close', '14 Larkspur Close, Flat 2, Marlbeck', true],
    ['Rose Cottage, Dunmere', 'Rose Cottage, The Lane, Dunmere', true],
    ['', '14 Larkspur Close', false],
  ])('%s and %s: %s', (one, other, is) => {
    expect(isSameProperty(at(one), at(other))).toBe(is)
  })

  test('is never at another postcode', () => {
    expect(isSameProperty(at('1 High Street', 'YO79 9SP'), at('1 High Street', 'YO79 9SQ'))).toBe(
      false,
    )
  })
})

const facts = {
  ...blankMemoFacts,
  address: '14 Larkspur Close, Marlbeck',
  price: 32_500_000,
  agency: 'Cooper Lyle',
  sellers: [{ name: 'Miriam Jane Okafor', email: '', phone: '', address: '' }],
}
const quote = {
  kind: 'quote-case' as const,
  id: 'q',
  label: 'Q-00001, Miriam Okafor',
  people: 'Miriam Okafor',
  address: '14 Larkspur Close, Marlbeck',
  postcode: '',
  price: 33_000_000,
  agency: 'Cooper Lyle',
  stage: 'presold',
}

describe('candidates', () => {
  test('come with the likeliest first and why', () => {
    const namesake = { ...quote, id: 'n', address: '2 High Street', price: null, agency: null }
    const found = ranked(facts, [namesake, quote])
    expect(found.map(({ id, score }) => [id, score])).toEqual([
      ['q', 100],
      ['n', 25],
    ])
    expect(found[0]?.reasons).toContain('same property')
  })

  test('that share nothing are left out', () => {
    const other = {
      ...quote,
      people: 'Ann Lee',
      address: '2 High Street',
      price: null,
      agency: null,
    }
    expect(ranked(facts, [other])).toEqual([])
  })
})

describe('the price', () => {
  test('is looked at again above two per cent', () => {
    expect(priceDifference(10_200_000, 10_000_000)).toBeNull()
    expect(priceDifference(10_300_000, 10_000_000)).toBe(300_000)
    expect(priceDifference(9_000_000, 10_000_000)).toBe(-1_000_000)
    expect(priceDifference(null, 10_000_000)).toBeNull()
  })
})
