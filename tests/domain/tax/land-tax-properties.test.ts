import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pounds } from '#domain/money'
import { landTax } from '#domain/tax/land-tax'
import type { LandTaxQuestion } from '#domain/tax/land-tax-question'
import { repeats } from '../../support/repeats.ts'

const days = [
  '2018-04-01',
  '2020-07-20',
  '2020-12-22',
  '2021-04-01',
  '2021-08-01',
  '2022-01-01',
  '2022-12-01',
  '2024-10-30',
  '2024-10-31',
  '2025-05-01',
  '2026-11-20',
]

const price = fc.oneof(
  fc.integer({ min: 0, max: pounds(3_000_000) }),
  fc.constantFrom(...[40_000, 125_000, 250_000, 300_000, 500_000, 925_000, 1_500_000].map(pounds)),
)

const lease = fc.record({
  kind: fc.constantFrom('new' as const, 'assigned' as const),
  rents: fc.array(fc.integer({ min: 0, max: pounds(100_000) }), { maxLength: 5 }),
  termYears: fc.integer({ min: 1, max: 125 }),
  termDays: fc.integer({ min: 0, max: 364 }),
})

const sharedOwnership = fc.record({
  choice: fc.constantFrom('market-value' as const, 'stages' as const),
  marketValue: fc.integer({ min: 0, max: pounds(900_000) }),
})

const question: fc.Arbitrary<LandTaxQuestion> = fc.record(
  {
    nation: fc.constantFrom('England' as const, 'Wales' as const),
    effectiveOn: fc.constantFrom(...days),
    price,
    use: fc.constantFrom('residential' as const, 'non-residential' as const, 'mixed' as const),
    firstTimeBuyer: fc.boolean(),
    additional: fc.boolean(),
    nonResident: fc.boolean(),
    company: fc.boolean(),
    companyRelief: fc.constant('property rental business'),
    contractOn: fc.constantFrom('2015-11-25', '2020-03-10', '2022-10-09', '2024-10-30'),
    contractExcluded: fc.boolean(),
    dwellings: fc.integer({ min: 1, max: 7 }),
    lease,
    sharedOwnership,
  },
  { requiredKeys: ['nation', 'effectiveOn', 'price'] },
)

const taxOn = (asked: LandTaxQuestion) => landTax(asked).total
const sumOf = (slices: readonly { readonly tax: number }[]) =>
  slices.reduce((total, slice) => total + slice.tax, 0)

describe('whatever is asked', () => {
  test('the tax is a whole number of pence and never negative', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const tax = taxOn(asked)
        return Number.isSafeInteger(tax) && tax >= 0
      }),
    )
  })

  test('SDLT is a whole number of pounds', () => {
    fc.assert(fc.property(question, (asked) => taxOn({ ...asked, nation: 'England' }) % 100 === 0))
  })

  test('the tax never falls as the price rises', () => {
    fc.assert(
      fc.property(question, price, (asked, other) => {
        const [low, high] = [asked.price, other].toSorted((a, b) => a - b)
        return taxOn({ ...asked, price: low ?? 0 }) <= taxOn({ ...asked, price: high ?? 0 })
      }),
      { numRuns: repeats(500, 5_000) },
    )
  })

  test('a relief never costs more than none', () => {
    fc.assert(
      fc.property(question, ({ companyRelief: _, ...asked }) => {
        const none = taxOn({ ...asked, firstTimeBuyer: false })
        return (
          taxOn({ ...asked, firstTimeBuyer: true }) <= none &&
          taxOn({ ...asked, firstTimeBuyer: false, companyRelief: 'developer' }) <= none
        )
      }),
    )
  })

  test('a further home, a company or a buyer abroad never pays less', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const plain = { ...asked, additional: false, company: false, nonResident: false }
        const least = taxOn(plain)
        return (['additional', 'company', 'nonResident'] as const).every(
          (circumstance) => taxOn({ ...plain, [circumstance]: true }) >= least,
        )
      }),
    )
  })

  test('an old contract that is kept never pays more than one that was changed', () => {
    fc.assert(
      fc.property(
        question,
        (asked) =>
          taxOn({ ...asked, contractExcluded: false }) <=
          taxOn({ ...asked, contractExcluded: true }),
      ),
    )
  })

  test('the slices add up to the tax before it is rounded', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { kind, premium, rent, total } = landTax(asked)
        const parts = rent ? [premium, rent] : [premium]
        const most = kind === 'SDLT' ? 99 : 0
        expect(sumOf(parts)).toBe(total)
        for (const part of parts) {
          expect(sumOf(part.slices) - part.tax).toBeGreaterThanOrEqual(0)
          expect(sumOf(part.slices) - part.tax).toBeLessThanOrEqual(most)
        }
      }),
    )
  })

  test('the slices follow one another from nothing up', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { slices } = landTax(asked).premium
        return slices.every(({ from }, at) => from === (at === 0 ? 0 : slices[at - 1]?.to))
      }),
    )
  })
})
