import { describe, expect, test } from 'vitest'
import { pounds } from '#domain/money'
import { defaultFeeScale } from '#domain/quote/scale/default'
import { errorsOf } from '#domain/quote/scale/problem'
import { saleScale } from '#domain/quote/scale/sale'
import type { Disbursement, MatterScale } from '#domain/quote/scale/scale'
import { defaultStoredScale, type StoredFeeScale } from '#domain/quote/scale/stored'
import { scaleProblems } from '#domain/quote/scale/validation'
import { TODAY } from '../fixtures.ts'

const draft: StoredFeeScale = {
  ...defaultStoredScale,
  id: 'draft',
  state: 'draft',
  valid_from: TODAY,
}
const problems = (change: Partial<StoredFeeScale>, others: readonly StoredFeeScale[] = []) =>
  scaleProblems({ ...draft, ...change }, others, TODAY)
const saying = (found: ReturnType<typeof problems>) =>
  found.map(({ field, message, weight }) => `${weight} ${field}: ${message}`)

/** The problems of a scale whose sale is changed, beside those that any such scale has. */
const ofSale = (change: Partial<MatterScale>) => {
  const matters = defaultFeeScale.matters.map((matter) =>
    matter.matter === 'sale' ? { ...matter, ...change } : matter,
  )
  const usual = saying(problems({}))
  return saying(problems({ matters })).filter((it) => !usual.includes(it))
}

const band = (from: number, to: number | null, fee: number) => ({
  from: pounds(from),
  to: to === null ? null : pounds(to),
  fee: pounds(fee),
})

describe('the scale that a firm begins with', () => {
  test('may be published as it is; each last band is said to end somewhere', () => {
    const found = problems({})
    expect(errorsOf(found)).toEqual([])
    expect(found.map(({ field }) => field)).toEqual([
      'matters.0.bands.7.to',
      'matters.1.bands.7.to',
      'matters.2.bands.3.to',
      'matters.3.bands.3.to',
    ])
  })
})

describe('bands', () => {
  test.each([
    [
      'with a gap',
      [band(0, 100, 1), band(200, null, 2)],
      'error matters.0.bands.1.from: No band covers £100 to £200.',
    ],
    [
      'that overlap',
      [band(0, 200, 1), band(100, null, 2)],
      'error matters.0.bands.1.from: This overlaps the previous band, which ends at £200.',
    ],
    [
      'out of order',
      [band(0, 200, 1), band(200, 100, 2), band(100, null, 3)],
      'error matters.0.bands.1.to: Enter an amount above the start of the band, £200.',
    ],
    [
      'that do not begin at nothing',
      [band(50, null, 1)],
      'error matters.0.bands.0.from: No band covers £0 to £50.',
    ],
    [
      'after one without an end',
      [band(0, null, 1), band(100, null, 2)],
      'error matters.0.bands.0.to: Only the last band can have no upper limit.',
    ],
    [
      'of which a dearer one costs less',
      [band(0, 100, 5), band(100, null, 2)],
      'warning matters.0.bands.1.fee: This is less than the fee for the band below, £5.',
    ],
    [
      'for nothing',
      [band(0, null, 0)],
      'warning matters.0.bands.0.fee: This work is free of charge.',
    ],
  ])('%s are named at the field', (_, bands, expected) => {
    expect(ofSale({ bands })).toContain(expected)
  })

  test('that are missing keep it from being published', () => {
    expect(ofSale({ bands: [] })).toEqual(['error matters.0.bands: Add at least one band.'])
  })
})

describe('charges', () => {
  const [first, ...others] = saleScale.supplements
  const changed = (change: Record<string, unknown>) =>
    ofSale({ supplements: [{ ...first, ...change } as never, ...others] })
  const copies: Disbursement = {
    ...(saleScale.disbursements[0] as Disbursement),
    amount: { kind: 'fixed', amount: 600 },
  }
  const disbursed = (change: Partial<Disbursement>) =>
    ofSale({ disbursements: [{ ...copies, ...change }] })

  test.each([
    [
      { when: [{ fact: 'mortgage', is: [true] }] },
      'error matters.0.supplements.0.when.0.fact: Quotes for a sale do not ask about this. Choose another.',
    ],
    [
      { when: [{ fact: 'probate', is: [] }] },
      'error matters.0.supplements.0.when.0.is: Choose at least one answer.',
    ],
    [
      { when: [{ fact: 'tenure', is: ['freehouse'] }] },
      'error matters.0.supplements.0.when.0.is: This answer cannot be given. Choose another.',
    ],
    [
      { per: 'gifted_deposits' },
      'error matters.0.supplements.0.per: Quotes for a sale do not count this: gifted deposit.',
    ],
    [{ label: ' ' }, 'error matters.0.supplements.0.label: Enter what the client pays for.'],
    [
      { why: '' },
      'error matters.0.supplements.0.why: Enter a reason, in a sentence for the client.',
    ],
    [
      { label_many: 'Mortgages' },
      'error matters.0.supplements.0.label_many: Use {n} for the number.',
    ],
    [
      { vat_rate: 20_001 },
      'error matters.0.supplements.0.vat_rate: Enter a VAT rate from 0% to 100%.',
    ],
    [
      { vat_rate: 0 },
      'warning matters.0.supplements.0.vat_rate: Our own work is normally charged VAT at 20%. Check this rate.',
    ],
    [
      { key: 'leasehold' },
      'error matters.0.supplements.1.label: This charge is listed twice. Remove one.',
    ],
  ])('%j is named at the field', (change, expected) => {
    expect(changed(change)).toContain(expected)
  })

  test.each([
    'Bank transfer',
    'Telegraphic transfer',
    'Identity checks',
    'AML check',
    'File storage',
    'SDLT return',
    'Lender panel',
  ])('%s is an overhead and no disbursement', (label) => {
    expect(disbursed({ label })).toEqual([
      'error matters.0.disbursements.0.label: This is our own work or cost, not paid to others for the client. Make it one of our charges.',
    ])
  })

  test.each([
    [
      { label: 'Local search', vat_rate: 0 },
      'Searches that we use to advise bear VAT on the whole charge (Brabners LLP [2017] UKFTT 666).',
    ],
    [
      { label: 'Search insurance', vat_rate: 2_000 },
      'Premiums bear insurance premium tax, not VAT.',
    ],
    [
      { vat_rate: 2_000, amount: { kind: 'registration' as const, scale: 1 as const } },
      'Land Registry fees are outside VAT. Enter 0%.',
    ],
  ])('%j has another VAT', (change, words) => {
    expect(disbursed(change).map((it) => it.split(': ')[1])).toEqual([words])
  })

  test('whose most is less than its least are named at the field', () => {
    const [one, ...rest] = saleScale.contingencies
    expect(ofSale({ contingencies: [{ ...one, up_to: 1 } as never, ...rest] })).toEqual([
      'error matters.0.contingencies.0.up_to: Enter an upper amount that is not below the lower one.',
    ])
  })
})

describe('what is told beside the price', () => {
  test('is asked for: what is included, and what is not', () => {
    expect(ofSale({ included: [], excluded: [''] })).toEqual([
      'error matters.0.included: Enter what the price includes.',
      'error matters.0.excluded.0: Enter text or remove the line.',
    ])
  })

  test('is asked for in each kind of work, and a kind that is missing is said', () => {
    const [sale] = defaultFeeScale.matters
    expect(saying(problems({ matters: sale ? [sale] : [] }))).toContain(
      'warning matters: There are no prices for a purchase, so it cannot be quoted.',
    )
    expect(errorsOf(problems({ matters: [] })).map(({ field }) => field)).toEqual(['matters'])
  })
})

describe('days', () => {
  const other = { ...defaultStoredScale, id: 'other', name: 'Spring', valid_from: '2027-03-01' }

  test('on which another published scale stands are said', () => {
    expect(saying(problems({}, [other]))).toContain(
      'warning valid_to: ‘Spring’ replaces this scale from 1 March 2027.',
    )
    expect(saying(problems({ valid_to: '2027-03-31' }, [other]))).toContain(
      'error valid_to: ‘Spring’ starts on 1 March 2027. End this scale by 28 February 2027.',
    )
    expect(saying(problems({ valid_to: '2027-02-28' }, [other]))).toEqual(saying(problems({})))
  })

  test('of scales for other clients are not', () => {
    const agency = { id: 'agency-1', name: 'Bellwether' }
    expect(saying(problems({}, [{ ...other, agency }]))).toEqual(saying(problems({})))
    expect(saying(problems({}, [{ ...other, state: 'draft' }]))).toEqual(saying(problems({})))
  })

  test('that two scales begin on make the later one replace the other', () => {
    expect(saying(problems({ valid_from: '2027-03-01' }, [other]))).toContain(
      'warning valid_from: ‘Spring’ starts on the same day. This scale will replace it.',
    )
  })

  test('that are out of order, or gone by, are named', () => {
    expect(errorsOf(problems({ valid_to: '2026-11-19' })).map(({ field }) => field)).toEqual([
      'valid_to',
    ])
    expect(errorsOf(problems({ valid_from: '2026-11-19' })).map(({ field }) => field)).toEqual([
      'valid_from',
    ])
  })
})
