import { describe, expect, test } from 'vitest'
import { blankFigures } from '#domain/completion-statement/figures'
import { blankTaxFacts, type TaxFacts } from '#domain/completion-statement/tax/facts'
import { changesSince, type LockedFigure } from '#domain/completion-statement/tax/lock'
import { calculationOf, figureViewOf, heldOf } from '#domain/completion-statement/tax/view'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { homeFacts, lockedTo } from '../../support/tax-facts.ts'
import { aCase } from '../conveyance/fixture.ts'

const bought = aCase('purchase', { price: 345_000_00 }).conveyance
const leasehold = aCase('purchase', { price: 345_000_00, tenure: 'leasehold' }).conveyance
const transfer = aCase('transfer-of-equity', { price: 345_000_00 }).conveyance

const of = (facts: Partial<TaxFacts>, conveyance: Conveyance = bought, chattels = 0) => ({
  conveyance,
  figures: { ...blankFigures('A'), chattels, tax_facts: { ...homeFacts, ...facts } },
})
const amountOf = (...from: Parameters<typeof of>) =>
  calculationOf(of(...from), 'tax').figure?.amount ?? null
const on = (completion_on: string | null, more: Partial<Conveyance['key_dates']> = {}) => ({
  ...bought,
  key_dates: { ...bought.key_dates, completion_on, ...more },
})
const lease: Partial<TaxFacts> = {
  lease: 'new',
  term_years: 125,
  rents: [{ amount: 250_00 }],
  shared_ownership: 'none',
}

describe('the tax is worked out from the facts of the case', () => {
  test.each<[string, number, Partial<TaxFacts>]>([
    ['standard', 7_250_00, {}],
    ['first-time buyers', 2_250_00, { first_time_buyer: true }],
    ['an additional dwelling', 24_500_00, { additional: true }],
    ['from abroad', 14_150_00, { non_resident: true }],
    ['a company', 24_500_00, { company: true, company_relief: false, first_time_buyer: null }],
    ['a shop', 6_750_00, { use: 'non-residential' }],
  ])('%s', (_, expected, facts) => expect(amountOf(facts)).toBe(expected))

  test('in Wales', () => {
    const welsh = { ...bought, nation: 'Wales' as const }
    expect(amountOf({ first_time_buyer: null, non_resident: null }, welsh)).toBe(7_200_00)
  })

  test('with fixtures that are paid for beside the price, and without what can be moved', () => {
    expect(amountOf({ fixtures: 0 }, bought, 5_000_00)).toBe(7_250_00)
    expect(amountOf({ fixtures: 4_000_00 }, bought, 5_000_00)).toBe(7_450_00)
  })

  test('with the premium and the rent of a new lease', () => {
    // SDLTM13095: £20,000 a year for 125 years, far above the threshold of £125,000.
    const rented = of({ ...lease, rents: [{ amount: 20_000_00 }] }, leasehold)
    const { figure } = calculationOf(rented, 'tax')
    expect(figure?.lines.at(-1)?.label).toMatch(/^Rent, net present value: /)
    expect(figure?.amount).toBeGreaterThan(7_250_00)
    expect(amountOf(lease, leasehold)).toBe(7_250_00)
    const { rents: _, ...assigned } = lease
    expect(amountOf({ ...assigned, lease: 'assigned', rents: [] }, leasehold)).toBe(7_250_00)
  })

  test('at substantial performance where that is before completion', () => {
    // Until 31 March 2025 the nil band ended at £250,000.
    expect(amountOf({ performed_on: '2025-03-31' })).toBe(4_750_00)
    expect(amountOf({ performed_on: '2027-01-31' })).toBe(7_250_00)
  })

  test('on what is given for a share', () => {
    expect(calculationOf(of({}, transfer), 'tax').missing).toEqual(['Chargeable consideration'])
    expect(amountOf({ consideration: 130_000_00 }, transfer)).toBe(100_00)
  })

  test('band by band', () => {
    const { figure } = calculationOf(of({}), 'tax')
    expect(figure?.basis).toBe('Standard')
    expect(figure?.lines).toEqual([
      { label: '£0.00 to £125,000.00 at 0%', amount: 0 },
      { label: '£125,000.00 to £250,000.00 at 2%', amount: 2_500_00 },
      { label: '£250,000.00 to £925,000.00 at 5%', amount: 4_750_00 },
    ])
  })
})

describe('what nobody has said is asked for and never guessed', () => {
  const missingIn = (...from: Parameters<typeof of>) => calculationOf(of(...from), 'tax').missing

  test.each<[string, string[], Partial<TaxFacts>, Conveyance, number]>([
    [
      'nothing is known',
      [
        'Use of the property',
        'Dwellings',
        'Bought by a company',
        'First-time buyers',
        'Additional dwelling',
        'Not UK resident',
      ],
      blankTaxFacts,
      bought,
      0,
    ],
    ['no day', ['Effective date'], {}, on(null), 0],
    ['fittings', ['Fixtures paid for beside the price'], {}, bought, 5_000_00],
    ['a company', ['Company’s relief from the flat rate'], { company: true }, bought, 0],
    ['a lease', ['Lease', 'Term of the lease', 'Shared ownership'], {}, leasehold, 0],
    ['a rent', ['Rent of the lease'], { ...lease, rents: [] }, leasehold, 0],
    [
      'a share',
      ['Market value of the whole'],
      { ...lease, shared_ownership: 'stages' },
      leasehold,
      0,
    ],
    // The surcharge was 3 % for contracts made before 31 October 2024.
    [
      'an older contract',
      ['Contract varied, assigned or sub-sold'],
      { additional: true },
      on('2026-12-11', { exchanged_on: '2024-10-01' }),
      0,
    ],
  ])('%s', (_, expected, facts, conveyance, chattels) => {
    expect(missingIn(facts, conveyance, chattels)).toEqual(expected)
    expect(amountOf(facts, conveyance, chattels)).toBeNull()
  })

  test('a contract from before a change keeps its rates unless it was varied', () => {
    const older = on('2026-12-11', { exchanged_on: '2024-10-01' })
    expect(amountOf({ additional: true, contract_varied: false }, older)).toBe(17_600_00)
    expect(amountOf({ additional: true, contract_varied: true }, older)).toBe(24_500_00)
  })

  test('a day that no table covers is said', () => {
    const { figure, problem } = calculationOf(of({}, on('1990-01-01')), 'tax')
    expect([figure, problem]).toEqual([null, expect.stringMatching(/SDLT rates/)])
  })
})

describe('a lock holds while its facts are the same', () => {
  const start = of({ fixtures: 1_000_00 }, bought, 5_000_00)
  const lock = lockedTo(start)
  const fallenWith = (facts: Partial<TaxFacts>, conveyance: Conveyance = bought) => {
    const now = of({ fixtures: 1_000_00, ...facts }, conveyance, 5_000_00)
    const figures = { ...now.figures, tax: lock }
    const { changed } = figureViewOf({ conveyance, figures }, 'tax')
    expect(heldOf({ conveyance, figures }, 'tax')).toBe(changed.length === 0 ? lock : null)
    return changed.map(({ label }) => label)
  }

  test('as it was', () => expect(fallenWith({})).toEqual([]))

  test.each<[string, Partial<TaxFacts>, Conveyance?]>([
    ['Nation', {}, { ...bought, nation: 'Wales' }],
    ['Effective date', {}, on('2026-12-14')],
    ['Chargeable consideration', {}, { ...bought, price: 345_000_01 }],
    ['Fixtures paid for beside the price', { fixtures: 2_000_00 }],
    ['Use of the property', { use: 'mixed' }],
    ['Dwellings', { dwellings: 2 }],
    ['Bought by a company', { company: true, company_relief: false }],
    ['First-time buyers', { first_time_buyer: true }],
    ['Additional dwelling', { additional: true }],
    ['Not UK resident', { non_resident: true }],
    ['Contract made', {}, on(bought.key_dates.completion_on, { exchanged_on: '2026-12-01' })],
    ['Lease', {}, leasehold],
  ])('falls with: %s', (label, facts, conveyance) => {
    expect(fallenWith(facts, conveyance)).toContain(label)
  })

  test('and says what was and is', () => {
    const { changed } = figureViewOf(
      {
        ...start,
        figures: {
          ...of({ fixtures: 1_000_00, additional: true }).figures,
          chattels: 5_000_00,
          tax: lock,
        },
      },
      'tax',
    )
    expect(changed).toEqual([{ label: 'Additional dwelling', before: 'No', now: 'Yes' }])
  })

  test('falls where its facts were never recorded', () => {
    const { facts: _, ...older }: LockedFigure = { ...lock, price: bought.price }
    expect(changesSince(older, calculationOf(start, 'tax'))).toHaveLength(1)
  })
})

describe('the registration fee', () => {
  const feeOf = (facts: Partial<TaxFacts>, conveyance: Conveyance = bought) =>
    calculationOf(of(facts, conveyance), 'registration_fee')

  test.each([
    ['whole', 150_00],
    ['part', 330_00],
    ['compulsory_first', 330_00],
    ['voluntary_first', 250_00],
  ] as const)('%s', (registration, fee) => expect(feeOf({ registration }).figure?.amount).toBe(fee))

  test('of a new lease goes by premium and rent', () => {
    const flat = { ...leasehold, price: 499_900_00 }
    const rented = { ...lease, registration: 'new_lease' as const }
    expect(feeOf(rented, flat).figure?.amount).toBe(655_00)
    expect(feeOf({ ...rented, rents: [{ amount: 50_00 }] }, flat).figure?.amount).toBe(330_00)
    expect(feeOf({ ...rented, rents: [] }, flat).missing).toEqual(['Rent of the lease'])
  })

  test('of a transfer goes by the share, on the lower scale', () => {
    expect(feeOf({ registration: 'whole' }, transfer).missing).toHaveLength(1)
    const share = { registration: 'whole' as const, share_value: 120_000_00 }
    expect(feeOf(share, transfer).figure).toMatchObject({ amount: 30_00, basis: 'Scale 2' })
  })

  test('is asked for, and falls with its facts', () => {
    expect(feeOf({}).missing).toEqual(['Application to the Land Registry'])
    const lock = lockedTo(of({ registration: 'whole' }), 'registration_fee')
    expect(changesSince(lock, feeOf({ registration: 'part' }))).toMatchObject([
      { label: 'Application to the Land Registry' },
    ])
  })
})
