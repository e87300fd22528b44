import { describe, expect, test } from 'vitest'
import { pounds } from '#domain/money'
import { landTax } from '#domain/tax/land-tax'
import type { LandTaxQuestion } from '#domain/tax/land-tax-question'

const TODAY = '2026-11-20'

const wales = (price: number, more: Partial<LandTaxQuestion> = {}) =>
  landTax({ nation: 'Wales', effectiveOn: TODAY, price: pounds(price), ...more })

describe('the main rates by the day', () => {
  test.each([
    // 70k × 3.5% + 150k × 5% = 9,950; 150k × 5% = 7,500; 175k × 6% = 10,500
    { on: '2018-04-01', tax: 9_950 },
    { on: '2020-07-26', tax: 9_950 },
    { on: '2020-07-27', tax: 7_500 },
    { on: '2021-06-30', tax: 7_500 },
    { on: '2021-07-01', tax: 9_950 },
    { on: '2022-10-09', tax: 9_950 },
    { on: '2022-10-10', tax: 10_500 },
    { on: TODAY, tax: 10_500 },
  ])('on $on 400,000 pays $tax', ({ on, tax }) => {
    expect(wales(400_000, { effectiveOn: on })).toMatchObject({ kind: 'LTT', total: pounds(tax) })
  })

  test('there is no answer before 1 April 2018', () => {
    expect(() => wales(400_000, { effectiveOn: '2018-03-31' })).toThrow(
      expect.objectContaining({ status: 422, code: 'land_tax.no_rule' }),
    )
  })
})

describe('the edges of the bands', () => {
  test.each([
    { price: 225_000, tax: 0 },
    { price: 225_000.01, tax: 0 },
    { price: 225_001, tax: 0.06 },
    { price: 400_000, tax: 10_500 },
    { price: 750_000, tax: 36_750 },
    { price: 1_500_000, tax: 111_750 },
    // 10,500 + 67,895 × 7.5% = 15,592.125
    { price: 467_895, tax: 15_592.13 },
  ])('$price pays $tax', ({ price, tax }) => {
    expect(wales(price).total).toBe(pounds(tax))
  })

  test('the slices add up to the tax to the penny', () => {
    const { slices, tax } = wales(467_895).premium
    expect(slices.map((slice) => slice.tax)).toEqual([0, pounds(10_500), pounds(5_092.13)])
    expect(tax).toBe(pounds(15_592.13))
  })
})

describe('the higher rates', () => {
  const further = { additional: true }

  test.each([
    { is: 'a penny below 40,000', price: 39_999.99, tax: 0 },
    { is: '40,000', price: 40_000, tax: 2_000 },
    { is: '180,000', price: 180_000, tax: 9_000 },
    // 9,000 + 70k × 8.5% + 10k × 10%, the example of gov.wales
    { is: '260,000', price: 260_000, tax: 15_950 },
  ])('$is', ({ price, tax }) => {
    expect(wales(price, further).total).toBe(pounds(tax))
  })

  test.each([
    // 260,000: 180k × 3% + 70k × 6.5% + 10k × 8%; then 4, 7.5 and 9; then 5, 8.5 and 10
    { on: '2020-12-21', tax: 10_750 },
    { on: '2020-12-22', tax: 13_350 },
    { on: '2024-12-10', tax: 13_350 },
    { on: '2024-12-11', tax: 15_950 },
    { on: '2025-06-01', contractOn: '2024-12-10', tax: 13_350 },
    { on: '2025-06-01', contractOn: '2024-12-11', tax: 15_950 },
    { on: '2025-06-01', contractOn: '2024-12-10', contractExcluded: true, tax: 15_950 },
    { on: '2025-06-01', contractOn: '2020-12-21', tax: 10_750 },
    { on: '2021-02-01', contractOn: '2020-12-21', tax: 10_750 },
  ])('completing $on, contract $contractOn, 260,000 pays $tax', ({ on, tax, ...contract }) => {
    expect(wales(260_000, { effectiveOn: on, ...further, ...contract }).total).toBe(pounds(tax))
  })

  test('a company pays them on its first dwelling', () => {
    expect(wales(260_000, { company: true })).toMatchObject({
      basis: 'Higher rates',
      total: pounds(15_950),
    })
  })
})

describe('a contract made before 10 October 2022', () => {
  const contract = { effectiveOn: '2022-12-01', contractOn: '2022-10-09' }

  test('may elect the older rates where they cost less', () => {
    const answer = wales(400_000, contract)
    expect(answer.total).toBe(pounds(9_950))
    expect(answer.notes.join(' ')).toContain('must be elected in the return')
  })

  test('takes the newer rates where they cost less', () => {
    // 75k × 6% = 4,500, against 70k × 3.5% + 50k × 5% = 4,950
    const answer = wales(300_000, contract)
    expect(answer.total).toBe(pounds(4_500))
    expect(answer.notes.join(' ')).not.toContain('elected')
  })

  test('may not elect when varied since, or made on the day', () => {
    expect(wales(400_000, { ...contract, contractExcluded: true }).total).toBe(pounds(10_500))
    expect(wales(400_000, { ...contract, contractOn: '2022-10-10' }).total).toBe(pounds(10_500))
  })
})

describe('what England has and Wales has not', () => {
  test('first-time buyers pay the main rates and are told so', () => {
    const answer = wales(300_000, { firstTimeBuyer: true })
    expect(answer.total).toBe(pounds(4_500))
    expect(answer.notes).toContain('Wales has no relief for first-time buyers.')
  })

  test('buyers who are not UK resident pay no more', () => {
    const answer = wales(300_000, { nonResident: true })
    expect(answer.total).toBe(pounds(4_500))
    expect(answer.notes.join(' ')).toContain('no surcharge')
  })

  test('the rent of a residential lease is not taxed', () => {
    const answer = wales(300_000, {
      lease: { kind: 'new', rents: [pounds(50_000)], termYears: 99 },
    })
    expect(answer.rent).toBeNull()
    expect(answer.total).toBe(pounds(4_500))
  })
})

describe('non-residential property', () => {
  const lease = (rent: number) => ({
    use: 'non-residential' as const,
    lease: { kind: 'new' as const, rents: [pounds(rent)], termYears: 10 },
  })

  test.each([
    // 100k × 1% + 50k × 5% before, 25k × 1% + 50k × 5% since
    { on: '2020-12-21', tax: 3_500 },
    { on: '2020-12-22', tax: 2_750 },
  ])('on $on 300,000 pays $tax', ({ on, tax }) => {
    const answer = wales(300_000, { effectiveOn: on, use: 'mixed', additional: true })
    expect(answer).toMatchObject({ basis: 'Mixed use', total: pounds(tax) })
  })

  test('rent is taxed on its net present value', () => {
    // 100,000 a year for ten years is worth 831,660; above 225,000 at 1%
    expect(wales(0, lease(100_000)).rent).toMatchObject({
      npv: pounds(831_660),
      tax: pounds(6_066.6),
    })
  })

  test.each([
    { on: '2020-12-21', npv: 3_000_000, tax: 18_500 + 20_000 },
    { on: '2020-12-22', npv: 3_000_000, tax: 17_750 + 20_000 },
  ])('on $on rent worth $npv pays $tax', ({ on, npv, tax }) => {
    const rented = { kind: 'new' as const, rents: [0], termYears: 10, npv: pounds(npv) }
    const answer = wales(0, { effectiveOn: on, use: 'non-residential', lease: rented })
    expect(answer.rent?.tax).toBe(pounds(tax))
  })

  test('the premium loses its zero band once the rent reaches 13,500 a year', () => {
    // 25k × 1% + 50k × 5%, then 250k × 1% + 50k × 5%
    expect(wales(300_000, lease(13_499.99)).premium.tax).toBe(pounds(2_750))
    expect(wales(300_000, lease(13_500)).premium.tax).toBe(pounds(5_000))
  })

  test('until 21 December 2020 it was lost at 9,000', () => {
    const on = { effectiveOn: '2020-12-21' }
    // 100k × 1% + 50k × 5%, then 250k × 1% + 50k × 5%
    expect(wales(300_000, { ...lease(8_999), ...on }).premium.tax).toBe(pounds(3_500))
    expect(wales(300_000, { ...lease(9_000), ...on }).premium.tax).toBe(pounds(5_000))
  })
})

test('a Welsh figure says that it is an estimate and when the return is due', () => {
  const { notes } = wales(300_000)
  expect(notes.join(' ')).toContain('estimate')
  expect(notes.at(-1)).toContain('within 30 days')
})
