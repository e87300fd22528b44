import { describe, expect, test } from 'vitest'
import { pounds } from '#domain/money'
import { landTax } from '#domain/tax/land-tax'
import type { LandTaxQuestion } from '#domain/tax/land-tax-question'
import { netPresentValue } from '#domain/tax/net-present-value'

const TODAY = '2026-11-20'

const england = (more: Partial<LandTaxQuestion>) =>
  landTax({ nation: 'England', effectiveOn: TODAY, price: 0, ...more })

const newLease = (npv: number, rent = 1_000) => ({
  kind: 'new' as const,
  rents: [pounds(rent)],
  termYears: 99,
  npv: pounds(npv),
})

describe('the net present value of a rent', () => {
  test.each([
    // SDLTM13080: years six to ten at the 8,000 of year five, 57,192.25 in all
    {
      is: 'a rising rent over ten years',
      rents: [4_000, 5_000, 6_000, 7_000, 8_000],
      termYears: 10,
      npv: 57_192,
    },
    // SDLTM13090 and SDLTM13095: the part year at 75,000 × 123 / 365 = 25,273
    { is: 'three years and 123 days', rents: [75_000], termYears: 3, termDays: 123, npv: 232_146 },
    { is: 'seven years and 123 days', rents: [75_000], termYears: 7, termDays: 123, npv: 477_783 },
    // 1,000 / 1.035 = 966.18
    { is: 'one year', rents: [1_000], termYears: 1, npv: 966 },
    // 365 × 1,000 × 100 / 365 / 1.035
    { is: 'days alone', rents: [1_000], termYears: 0, termDays: 73, npv: 193 },
    { is: 'a peppercorn', rents: [0], termYears: 999, npv: 0 },
    { is: 'no rent at all', rents: [], termYears: 99, npv: 0 },
  ])('$is', ({ rents, npv, ...term }) => {
    expect(netPresentValue({ rents: rents.map(pounds), ...term })).toBe(pounds(npv))
  })

  test('takes the highest of the first five years for the rest, not the last', () => {
    const [rising, falling] = [
      [1, 2, 3, 4, 9],
      [9, 4, 3, 2, 1],
    ].map((rents) =>
      netPresentValue({ rents: rents.map((rent) => pounds(rent * 1_000)), termYears: 50 }),
    )
    // The nine thousand comes in year one instead of year five, so it is discounted less.
    expect(falling).toBeGreaterThan(rising ?? 0)
  })

  test('ignores rents after year five', () => {
    const five = [1, 1, 1, 1, 1].map(pounds)
    expect(netPresentValue({ rents: [...five, pounds(900)], termYears: 9 })).toBe(
      netPresentValue({ rents: five, termYears: 9 }),
    )
  })
})

describe('the rent of a new residential lease', () => {
  test.each([
    // SDLTM13110: 145,350 − 125,000 at 1% = 203.50
    { on: '2008-06-01', npv: 145_350, tax: 203 },
    // SDLTM18480: 185,350 − 175,000 at 1% = 103.50
    { on: '2009-12-31', npv: 185_350, tax: 103 },
    { on: '2010-01-01', npv: 185_350, tax: 603 },
    { on: '2020-07-07', npv: 500_000, tax: 3_750 },
    { on: '2020-07-08', npv: 500_000, tax: 0 },
    { on: '2021-07-01', npv: 500_000, tax: 2_500 },
    { on: '2021-10-01', npv: 500_000, tax: 3_750 },
    { on: '2022-09-23', npv: 500_000, tax: 2_500 },
    { on: '2025-03-31', npv: 500_000, tax: 2_500 },
    { on: '2025-04-01', npv: 500_000, tax: 3_750 },
    { on: TODAY, npv: 125_000, tax: 0 },
    { on: TODAY, npv: 125_099, tax: 0 },
    { on: TODAY, npv: 125_100, tax: 1 },
  ])('on $on a value of $npv pays $tax', ({ on, npv, tax }) => {
    const answer = england({ effectiveOn: on, lease: newLease(npv) })
    expect(answer.rent).toMatchObject({ npv: pounds(npv), tax: pounds(tax) })
    expect(answer.total).toBe(pounds(tax))
  })

  test('is added to the tax on the premium, each rounded down on its own', () => {
    // Premium 250,019: 2,500 + 95p; rent 125,099: 99p. Together 1.94 above, yet nothing is added.
    expect(england({ price: pounds(250_019), lease: newLease(125_099) }).total).toBe(pounds(2_500))
  })

  test('does not bear the higher rates', () => {
    const answer = england({ price: pounds(300_000), additional: true, lease: newLease(225_000) })
    expect(answer.premium.tax).toBe(pounds(20_000))
    expect(answer.rent?.tax).toBe(pounds(1_000))
  })

  test('bears the non-resident surcharge, even when the premium is below 40,000', () => {
    // 125,000 × 2% + 100,000 × 3%
    const answer = england({ nonResident: true, lease: newLease(225_000) })
    expect(answer.rent?.tax).toBe(pounds(5_500))
  })

  test('bears no surcharge on a rent below 1,000 a year and a premium below 40,000', () => {
    const answer = england({ nonResident: true, lease: newLease(225_000, 999.99) })
    expect(answer.rent?.tax).toBe(pounds(1_000))
  })

  test('is not charged on an existing lease', () => {
    const answer = england({
      price: pounds(300_000),
      lease: { kind: 'assigned', rents: [pounds(20_000)], termYears: 90 },
    })
    expect(answer.rent).toBeNull()
    expect(answer.total).toBe(pounds(5_000))
    expect(answer.notes.join(' ')).toContain('not on its rent')
  })
})

describe('the rent of a new non-residential lease', () => {
  test.each([
    // SDLTM13115: below 150,000
    { on: '2008-06-01', npv: 135_350, tax: 0 },
    { on: TODAY, npv: 150_000, tax: 0 },
    { on: TODAY, npv: 5_000_000, tax: 48_500 },
    // Two percent above five million since 17 March 2016
    { on: '2016-03-16', npv: 6_000_000, tax: 58_500 },
    { on: '2016-03-17', npv: 6_000_000, tax: 68_500 },
  ])('on $on a value of $npv pays $tax', ({ on, npv, tax }) => {
    const answer = england({ effectiveOn: on, use: 'non-residential', lease: newLease(npv, 0) })
    expect(answer.rent?.tax).toBe(pounds(tax))
  })

  test('takes the nil band from the premium, until March 2016, at 1,000 a year', () => {
    const premium = (rent: number) =>
      england({
        effectiveOn: '2015-06-01',
        use: 'non-residential',
        price: pounds(100_000),
        lease: newLease(0, rent),
      }).premium.tax
    expect(premium(999)).toBe(0)
    expect(premium(1_000)).toBe(pounds(1_000))
  })
})

describe('shared ownership', () => {
  const share = (choice: 'market-value' | 'stages', marketValue: number) => ({
    choice,
    marketValue: pounds(marketValue),
  })

  test('an election of the market value taxes all of it and no rent, as in SDLTM29880', () => {
    const answer = england({
      effectiveOn: '2023-06-01',
      price: pounds(225_000),
      firstTimeBuyer: true,
      sharedOwnership: share('market-value', 450_000),
      lease: newLease(300_000),
    })
    expect(answer.total).toBe(pounds(1_250))
    expect(answer.rent).toBeNull()
  })

  test('in stages first-time buyers’ relief covers the share and its rent, as in SDLTM29885', () => {
    const answer = england({
      effectiveOn: '2023-06-01',
      price: pounds(180_000),
      firstTimeBuyer: true,
      sharedOwnership: share('stages', 450_000),
      lease: newLease(300_000),
    })
    expect(answer.total).toBe(0)
    expect(answer.rent?.npv).toBe(pounds(300_000))
  })

  test('in stages relief covers the rent of a share that costs nothing, too', () => {
    const answer = england({
      firstTimeBuyer: true,
      sharedOwnership: share('stages', 450_000),
      lease: newLease(300_000),
    })
    expect([answer.basis, answer.total]).toEqual(['First-time buyer', 0])
  })

  test('in stages without relief the share and the rent are taxed', () => {
    // 25,000 × 2% on 150,000, and 1% of 75,000 above the nil amount
    const answer = england({
      price: pounds(150_000),
      sharedOwnership: share('stages', 400_000),
      lease: newLease(200_000),
    })
    expect([answer.premium.tax, answer.rent?.tax]).toEqual([pounds(500), pounds(750)])
  })

  test('relief is held against the market value, however small the share', () => {
    const answer = england({
      price: pounds(150_000),
      firstTimeBuyer: true,
      sharedOwnership: share('stages', 500_001),
    })
    expect(answer.basis).toBe('Standard')
    expect(answer.notes.join(' ')).toContain('the market value is above £500,000')
  })

  test('the two choices of a first-time buyer today', () => {
    const question = { price: pounds(180_000), firstTimeBuyer: true }
    const elected = england({ ...question, sharedOwnership: share('market-value', 450_000) })
    const staged = england({ ...question, sharedOwnership: share('stages', 450_000) })
    // 150,000 × 5% once and for all, or nothing now
    expect([elected.total, staged.total]).toEqual([pounds(7_500), 0])
    expect(staged.notes.join(' ')).toContain('refer that step to a lawyer')
  })
})
