import { describe, expect, test } from 'vitest'
import { pounds } from '#domain/money'
import { Refusal } from '#domain/refusal'
import { landTax } from '#domain/tax/land-tax'
import type { LandTaxQuestion } from '#domain/tax/land-tax-question'

type Case = {
  readonly is: string
  readonly on: string
  readonly price: number
  readonly with?: Partial<LandTaxQuestion>
  readonly tax: number
  readonly basis?: string
}

const TODAY = '2026-11-20'

const ask = ({ on, price, with: more = {} }: Omit<Case, 'is' | 'tax'>) =>
  landTax({ nation: 'England', effectiveOn: on, price: pounds(price), ...more })

const works = (cases: readonly Case[]) =>
  test.each(cases)('$is', (caseFile) => {
    const answer = ask(caseFile)
    expect(answer.total).toBe(pounds(caseFile.tax))
    if (caseFile.basis !== undefined) expect(answer.basis).toBe(caseFile.basis)
  })

describe('the standard rates by the day', () => {
  // 500,000: 125k × 0 + 125k × 2% + 250k × 5% = 15,000; nil to 250k: 250k × 5% = 12,500; nil to 500k: 0
  works([
    {
      is: 'the last day before the nil band of 500,000',
      on: '2020-07-07',
      price: 500_000,
      tax: 15_000,
    },
    { is: 'its first day', on: '2020-07-08', price: 500_000, tax: 0 },
    { is: 'its last day', on: '2021-06-30', price: 500_000, tax: 0 },
    {
      is: 'the first day of the nil band of 250,000',
      on: '2021-07-01',
      price: 500_000,
      tax: 12_500,
    },
    { is: 'its last day', on: '2021-09-30', price: 500_000, tax: 12_500 },
    { is: 'the ordinary bands again', on: '2021-10-01', price: 500_000, tax: 15_000 },
    { is: 'the last day of those', on: '2022-09-22', price: 500_000, tax: 15_000 },
    { is: 'the second nil band of 250,000', on: '2022-09-23', price: 500_000, tax: 12_500 },
    { is: 'its last day', on: '2025-03-31', price: 500_000, tax: 12_500 },
    { is: 'the bands in force now', on: '2025-04-01', price: 500_000, tax: 15_000 },
    { is: 'the first day of the slice method', on: '2014-12-04', price: 500_000, tax: 15_000 },
  ])

  test('there is no answer before the first table', () => {
    expect(() => ask({ on: '2014-12-03', price: 500_000 })).toThrow(Refusal)
    expect(() => ask({ on: '2014-12-03', price: 500_000 })).toThrow(
      expect.objectContaining({ status: 422, code: 'land_tax.no_rule' }),
    )
  })
})

describe('the edges of the bands', () => {
  works([
    { is: 'nothing is paid on nothing', on: TODAY, price: 0, tax: 0 },
    { is: 'the top of the nil band', on: TODAY, price: 125_000, tax: 0 },
    { is: '£49 above it pays 98p, rounded down', on: TODAY, price: 125_049, tax: 0 },
    { is: '£50 above it pays a pound', on: TODAY, price: 125_050, tax: 1 },
    { is: 'pence of the price are dropped', on: TODAY, price: 125_049.99, tax: 0 },
    { is: 'the top of the 2% band', on: TODAY, price: 250_000, tax: 2_500 },
    { is: '£20 above it pays a pound at 5%', on: TODAY, price: 250_020, tax: 2_501 },
    { is: 'the top of the 5% band', on: TODAY, price: 925_000, tax: 36_250 },
    { is: '£10 above it pays a pound at 10%', on: TODAY, price: 925_010, tax: 36_251 },
    { is: 'the top of the 10% band', on: TODAY, price: 1_500_000, tax: 93_750 },
    { is: '£9 above it pays £1.08 at 12%', on: TODAY, price: 1_500_009, tax: 93_751 },
  ])

  test('the slices show each band that the price reaches', () => {
    expect(ask({ on: TODAY, price: 295_000 }).premium.slices).toEqual([
      { from: 0, to: pounds(125_000), rate: 0, tax: 0 },
      { from: pounds(125_000), to: pounds(250_000), rate: 200, tax: pounds(2_500) },
      { from: pounds(250_000), to: pounds(925_000), rate: 500, tax: pounds(2_250) },
    ])
  })
})

describe('first-time buyers', () => {
  const ftb = { firstTimeBuyer: true }
  // 600,000 with the cap at 625,000: 175k × 5% = 8,750; without relief: 2,500 + 350k × 5% = 20,000
  works([
    {
      is: 'nothing to 300,000',
      on: TODAY,
      price: 300_000,
      with: ftb,
      tax: 0,
      basis: 'First-time buyer',
    },
    { is: 'the cap itself', on: TODAY, price: 500_000, with: ftb, tax: 10_000 },
    {
      is: 'a penny above the cap loses all of it',
      on: TODAY,
      price: 500_000.01,
      with: ftb,
      tax: 15_000,
      basis: 'Standard',
    },
    {
      is: 'a pound above the cap loses all of it',
      on: TODAY,
      price: 500_001,
      with: ftb,
      tax: 15_000,
    },
    { is: 'before the relief began', on: '2017-11-21', price: 300_000, with: ftb, tax: 5_000 },
    { is: 'the day it began', on: '2017-11-22', price: 300_000, with: ftb, tax: 0 },
    {
      is: 'the last day before it was suspended',
      on: '2020-07-07',
      price: 400_000,
      with: ftb,
      tax: 5_000,
    },
    {
      is: 'suspended, under the general nil band',
      on: '2020-07-08',
      price: 550_000,
      with: ftb,
      tax: 2_500,
      basis: 'Standard',
    },
    { is: 'restored', on: '2021-07-01', price: 400_000, with: ftb, tax: 5_000 },
    {
      is: 'the day before the larger relief',
      on: '2022-09-22',
      price: 600_000,
      with: ftb,
      tax: 20_000,
    },
    { is: 'the larger relief', on: '2022-09-23', price: 600_000, with: ftb, tax: 8_750 },
    {
      is: 'the cap of the larger relief',
      on: '2025-03-31',
      price: 625_000,
      with: ftb,
      tax: 10_000,
    },
    { is: 'the larger relief gone', on: '2025-04-01', price: 600_000, with: ftb, tax: 20_000 },
    // Refused: higher rates 125k × 5% + 125k × 7% + 50k × 10% = 20,000.
    {
      is: 'a further dwelling',
      on: TODAY,
      price: 300_000,
      with: { ...ftb, additional: true },
      tax: 20_000,
      basis: 'Higher rates',
    },
    { is: 'a company', on: TODAY, price: 300_000, with: { ...ftb, company: true }, tax: 20_000 },
    {
      is: 'a lease of 20 years',
      on: TODAY,
      price: 300_000,
      with: { ...ftb, lease: { kind: 'new', rents: [0], termYears: 20 } },
      tax: 5_000,
    },
  ])

  test('a refusal says why', () => {
    expect(ask({ on: TODAY, price: 500_001, with: ftb }).notes.join(' ')).toContain(
      'the price is above £500,000',
    )
    expect(ask({ on: '2020-08-01', price: 550_000, with: ftb }).notes.join(' ')).toContain(
      'there was none on that date',
    )
  })
})

describe('the higher rates', () => {
  const further = { additional: true }
  works([
    {
      is: 'a penny below 40,000 pays nothing',
      on: TODAY,
      price: 39_999.99,
      with: further,
      tax: 0,
      basis: 'Standard',
    },
    {
      is: '40,000 pays on all of it',
      on: TODAY,
      price: 40_000,
      with: further,
      tax: 2_000,
      basis: 'Higher rates',
    },
    {
      is: 'not yet in force',
      on: '2016-03-31',
      price: 300_000,
      with: further,
      tax: 5_000,
      basis: 'Standard',
    },
    // 125k × 3% + 125k × 5% + 50k × 8% = 3,750 + 6,250 + 4,000
    {
      is: 'three points from the first day',
      on: '2016-04-01',
      price: 300_000,
      with: further,
      tax: 14_000,
    },
    // 250k × 3% + 50k × 8%
    {
      is: 'three points on the last day',
      on: '2024-10-30',
      price: 300_000,
      with: further,
      tax: 11_500,
    },
    // 250k × 5% + 50k × 10%
    {
      is: 'five points from 31 October 2024',
      on: '2024-10-31',
      price: 300_000,
      with: further,
      tax: 17_500,
    },
    {
      is: 'a lease of seven years is outside',
      on: TODAY,
      price: 300_000,
      with: { ...further, lease: { kind: 'new', rents: [0], termYears: 7 } },
      tax: 5_000,
    },
    {
      is: 'a lease of seven years and a day is inside',
      on: TODAY,
      price: 300_000,
      with: { ...further, lease: { kind: 'new', rents: [0], termYears: 7, termDays: 1 } },
      tax: 20_000,
    },
    {
      is: 'a company buying its first dwelling',
      on: TODAY,
      price: 300_000,
      with: { company: true },
      tax: 20_000,
      basis: 'Higher rates',
    },
  ])

  test('a further dwelling is told of the refund', () => {
    expect(ask({ on: TODAY, price: 300_000, with: further }).notes.join(' ')).toContain('36 months')
  })
})

describe('a contract made before 31 October 2024', () => {
  const further = { additional: true }
  // SDLTM09845B and Finance Act 2025 s.50(4)–(6). Bands of the completion day, three points:
  // 1 May 2025, 300,000: 125k × 3% + 125k × 5% + 50k × 8% = 14,000; with five points 20,000
  works([
    {
      is: 'keeps three points on later bands',
      on: '2025-05-01',
      price: 300_000,
      with: { ...further, contractOn: '2024-07-01' },
      tax: 14_000,
    },
    {
      is: 'keeps them when made the day before',
      on: '2025-05-01',
      price: 300_000,
      with: { ...further, contractOn: '2024-10-30' },
      tax: 14_000,
    },
    {
      is: 'does not when made on the day',
      on: '2025-05-01',
      price: 300_000,
      with: { ...further, contractOn: '2024-10-31' },
      tax: 20_000,
    },
    {
      is: 'does not when varied since',
      on: '2025-05-01',
      price: 300_000,
      with: { ...further, contractOn: '2024-07-01', contractExcluded: true },
      tax: 20_000,
    },
    // 250k × 3% + 50k × 8%
    {
      is: 'completing under the bands to March 2025',
      on: '2025-03-31',
      price: 300_000,
      with: { ...further, contractOn: '2024-07-01' },
      tax: 11_500,
    },
    {
      is: 'changes nothing without the higher rates',
      on: '2025-05-01',
      price: 300_000,
      with: { contractOn: '2024-07-01' },
      tax: 5_000,
    },
    // 600,000 × 15%, and × 17% when excluded
    {
      is: 'keeps the flat rate of 15%',
      on: '2025-05-01',
      price: 600_000,
      with: { company: true, contractOn: '2024-07-01' },
      tax: 90_000,
      basis: 'Flat rate 15%',
    },
    {
      is: 'loses it when assigned',
      on: '2025-05-01',
      price: 600_000,
      with: { company: true, contractOn: '2024-07-01', contractExcluded: true },
      tax: 102_000,
    },
    {
      is: 'of before 26 November 2015 pays no higher rates at all',
      on: '2016-05-01',
      price: 300_000,
      with: { ...further, contractOn: '2015-11-25' },
      tax: 5_000,
    },
  ])

  test('is told that a lawyer should confirm it', () => {
    const { notes, rule } = ask({
      on: '2025-05-01',
      price: 300_000,
      with: { ...further, contractOn: '2024-07-01' },
    })
    expect(notes.join(' ')).toContain(
      'contract of 1 July 2024 keeps the rates from before 31 October 2024',
    )
    expect(rule.version).toBe('SDLT residential 2025-04-01 + SDLT higher rates 2016-04-01')
  })
})

describe('buyers who are not UK resident', () => {
  const abroad = { nonResident: true }
  works([
    // 2% of 500k under the nil band of 500,000 begins on 1 April 2021
    {
      is: 'the day before the surcharge',
      on: '2021-03-31',
      price: 300_000,
      with: abroad,
      tax: 0,
      basis: 'Standard',
    },
    {
      is: 'its first day',
      on: '2021-04-01',
      price: 300_000,
      with: abroad,
      tax: 6_000,
      basis: 'Standard, non-resident',
    },
    { is: 'a penny below 40,000', on: TODAY, price: 39_999.99, with: abroad, tax: 0 },
    { is: '40,000', on: TODAY, price: 40_000, with: abroad, tax: 800 },
    // SDLTM09870 example 1: 250k × 2% + 450k × 7%
    {
      is: 'the first example of the manual',
      on: '2022-10-26',
      price: 700_000,
      with: { ...abroad, firstTimeBuyer: true },
      tax: 36_500,
    },
    // 300k × 2% + 200k × 7%, published by a law firm for April 2022
    {
      is: 'with first-time buyers’ relief',
      on: '2022-04-20',
      price: 500_000,
      with: { ...abroad, firstTimeBuyer: true },
      tax: 20_000,
      basis: 'First-time buyer, non-resident',
    },
    // 125k × 7% + 125k × 9% + 50k × 12%
    {
      is: 'with the higher rates',
      on: TODAY,
      price: 300_000,
      with: { ...abroad, additional: true },
      tax: 26_000,
      basis: 'Higher rates, non-resident',
    },
    {
      is: 'a lease with seven years left',
      on: TODAY,
      price: 300_000,
      with: { ...abroad, lease: { kind: 'assigned', rents: [0], termYears: 7 } },
      tax: 5_000,
    },
    {
      is: 'non-residential property',
      on: TODAY,
      price: 275_000,
      with: { ...abroad, use: 'non-residential' },
      tax: 3_250,
    },
    {
      is: 'a contract of before 11 March 2020',
      on: '2021-05-01',
      price: 300_000,
      with: { ...abroad, contractOn: '2020-03-10' },
      tax: 0,
    },
  ])

  test('learn why the surcharge does not apply', () => {
    const { notes } = ask({ on: TODAY, price: 39_999, with: abroad })
    expect(notes.join(' ')).toContain('The non-resident surcharge does not apply')
  })
})

describe('the flat rate for companies', () => {
  const company = { company: true }
  works([
    // Higher rates: 125k × 5% + 125k × 7% + 250k × 10% = 40,000
    {
      is: '500,000 pays the higher rates',
      on: TODAY,
      price: 500_000,
      with: company,
      tax: 40_000,
      basis: 'Higher rates',
    },
    {
      is: 'a pound more pays 17% of all of it',
      on: TODAY,
      price: 500_001,
      with: company,
      tax: 85_000,
      basis: 'Flat rate 17%',
    },
    { is: '17% of 600,000', on: TODAY, price: 600_000, with: company, tax: 102_000 },
    {
      is: '19% when not UK resident',
      on: TODAY,
      price: 600_000,
      with: { ...company, nonResident: true },
      tax: 114_000,
      basis: 'Flat rate 17%, non-resident',
    },
    { is: '15% on 30 October 2024', on: '2024-10-30', price: 600_000, with: company, tax: 90_000 },
    { is: '17% on 31 October 2024', on: '2024-10-31', price: 600_000, with: company, tax: 102_000 },
    // 125k × 5% + 125k × 7% + 350k × 10%, and two points of 600k more
    {
      is: 'a relief leads to the higher rates',
      on: TODAY,
      price: 600_000,
      with: { ...company, companyRelief: 'property rental business' },
      tax: 50_000,
      basis: 'Higher rates',
    },
    {
      is: 'a relief of a company not UK resident',
      on: TODAY,
      price: 600_000,
      with: { ...company, companyRelief: 'property rental business', nonResident: true },
      tax: 62_000,
    },
    {
      is: 'mixed property is outside',
      on: TODAY,
      price: 600_000,
      with: { ...company, use: 'mixed' },
      tax: 19_500,
    },
  ])

  test('name the relief that was assumed', () => {
    const { notes } = ask({
      on: TODAY,
      price: 600_000,
      with: { ...company, companyRelief: 'property rental business' },
    })
    expect(notes[0]).toContain('is assumed: property rental business')
  })
})

describe('non-residential and mixed property', () => {
  // gov.uk example: 275,000 pays 100k × 2% + 25k × 5% = 3,250
  works([
    {
      is: 'the example of gov.uk',
      on: TODAY,
      price: 275_000,
      with: { use: 'non-residential' },
      tax: 3_250,
      basis: 'Non-residential',
    },
    {
      is: 'mixed use takes the same table',
      on: TODAY,
      price: 275_000,
      with: { use: 'mixed' },
      tax: 3_250,
      basis: 'Mixed use',
    },
    {
      is: 'and none of the surcharges or reliefs',
      on: TODAY,
      price: 1_000_000,
      with: { use: 'mixed', additional: true, firstTimeBuyer: true, nonResident: true },
      tax: 39_500,
    },
    { is: 'the top of the nil band', on: TODAY, price: 150_000, with: { use: 'mixed' }, tax: 0 },
    {
      is: 'six dwellings in one deal',
      on: TODAY,
      price: 1_000_000,
      with: { dwellings: 6, additional: true },
      tax: 39_500,
      basis: 'Non-residential',
    },
    // 6,250 + 8,750 + 675k × 10% + 75k × 15% = 93,750
    {
      is: 'five dwellings stay residential',
      on: TODAY,
      price: 1_000_000,
      with: { dwellings: 5, additional: true },
      tax: 93_750,
      basis: 'Higher rates',
    },
    // Slab: 3% of the whole of 300,000, on the last day; then 100k × 2% + 50k × 5%
    {
      is: 'the last day of the slabs',
      on: '2016-03-16',
      price: 300_000,
      with: { use: 'non-residential' },
      tax: 9_000,
    },
    {
      is: 'the first day of the slices',
      on: '2016-03-17',
      price: 300_000,
      with: { use: 'non-residential' },
      tax: 4_500,
    },
    {
      is: 'a slab at its own top',
      on: '2016-03-16',
      price: 250_000,
      with: { use: 'non-residential' },
      tax: 2_500,
    },
  ])

  test('are referred to a lawyer when mixed, and told what falls away', () => {
    const { notes } = ask({
      on: TODAY,
      price: 275_000,
      with: { use: 'mixed', firstTimeBuyer: true },
    })
    expect(notes[0]).toMatch(/first-time buyers’ relief.*do not apply.*A lawyer should confirm/)
  })
})

describe('the rule named', () => {
  test('says which tables were used, since when, from where and when they were checked', () => {
    expect(ask({ on: TODAY, price: 300_000, with: { additional: true } }).rule).toEqual({
      version: 'SDLT residential 2025-04-01 + SDLT higher rates 2024-10-31',
      effectiveFrom: '2025-04-01',
      source:
        'gov.uk/stamp-duty-land-tax/residential-property-rates; Finance Act 2025 s.50; HMRC manual SDLTM09845B',
      checkedOn: '2026-11-20',
    })
  })
})

describe('the return', () => {
  test('is due within 14 days', () => {
    expect(ask({ on: TODAY, price: 300_000 }).notes.at(-1)).toContain('within 14 days')
  })

  test('is not normally needed below 40,000', () => {
    expect(ask({ on: TODAY, price: 39_999 }).notes.at(-1)).toContain('No return is normally needed')
    expect(ask({ on: TODAY, price: 40_000 }).notes.at(-1)).toContain('within 14 days')
  })
})
