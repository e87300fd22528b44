import { describe, expect, test } from 'vitest'
import { defaultOfficeHours } from '#domain/lead/clock'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { sourceOf } from '#domain/quote/case/source'
import { againstScale, bandOf, feeClassOf, speedOf } from '#domain/quote/class'
import { cohortOf, type Matter, progressOf } from '#domain/quote/completion'
import { creditOf } from '#domain/quote/credit'
import { cellKey, entriesOf, levelsFor } from '#domain/quote/figures/cell'
import { forecastOf, pipelineOf, ratesOf } from '#domain/quote/figures/forecast'
import { measuresOf } from '#domain/quote/figures/measure'
import { outcomeOf, type QuoteSurroundings } from '#domain/quote/figures/outcome'
import { agencyId, draftCase, reid, sentCase } from '../fixtures.ts'

const dana = { id: '019a9f10-0000-7000-8000-000000000002', name: 'Dana Wray' }

const around: QuoteSurroundings = {
  lead: null,
  matters: [],
  scale_fee: null,
  history: { first_call_at: null, sold_at: null, revivals: 0, talk_seconds: 0 },
  hours: defaultOfficeHours,
}

const sent = sentCase
const feeOf = (it: QuoteCase) => it.quotes.at(-1)?.priced.fees.ex_vat ?? 0
const counted = (quoteCase: QuoteCase, more: Partial<QuoteSurroundings> = {}) =>
  outcomeOf(quoteCase, { ...around, ...more }, feeOf(quoteCase))

describe('classes', () => {
  test('of a property’s price begin at their pound', () => {
    const prices = [null, 19_999_999, 20_000_000, 39_999_999, 40_000_000, 100_000_000]
    expect(prices.map(bandOf)).toEqual(['none', '0', '200', '300', '400', '1000'])
  })

  test('of our fees begin at their pound', () => {
    expect([0, 79_999, 80_000, 149_999, 150_000, 300_000].map(feeClassOf)).toEqual([
      '0',
      '0',
      '800',
      '1100',
      '1500',
      '3000',
    ])
  })

  test('against the scale tell a tenth below from more than that', () => {
    expect([1000, 1001, 999, 900, 899].map((fee) => againstScale(fee, 1000))).toEqual([
      'at',
      'above',
      'below',
      'below',
      'far_below',
    ])
  })

  test('of the first answer end with their last minute', () => {
    expect([0, 15, 16, 60, 61, 240, 241, 510, 511].map(speedOf)).toEqual([
      '15',
      '15',
      '60',
      '60',
      '240',
      '240',
      'day',
      'day',
      'later',
    ])
  })

  test('of the source are the lead’s, else an agent’s where one is named', () => {
    expect([sourceOf('web', true), sourceOf(null, true), sourceOf(null, false)]).toEqual([
      'web',
      'agent',
      'none',
    ])
  })
})

describe('credit', () => {
  test('is kept at the first price, whoever has the case later', () => {
    const it = sent()
    expect(it.credit).toEqual({ giver_id: it.giver?.id ?? null, bdm_id: it.bdm?.id ?? null })
    expect(creditOf({ ...it, giver: dana, bdm: dana })).toEqual(it.credit)
  })

  test('of a price from before it was kept is read from what that price was worked out from', () => {
    const { credit: _, ...old } = sent()
    const [first] = old.quotes
    if (!first) throw new Error('nothing was sent')
    const named = { ...first, facts: { ...first.facts, giver_id: dana.id, bdm_id: reid.id } }
    expect(creditOf({ ...old, quotes: [named] })).toEqual({ giver_id: dana.id, bdm_id: reid.id })
  })

  test('of a draft is with whoever has it now', () => {
    expect(creditOf({ ...draftCase(), giver: dana, bdm: null })).toEqual({
      giver_id: dana.id,
      bdm_id: null,
    })
  })
})

describe('what is counted of a case', () => {
  test('belongs to the month of its first price in London', () => {
    const [first] = sent().quotes
    if (!first) throw new Error('nothing was sent')
    const late = { ...first, sent_at: '2026-06-30T23:01:00.000Z' }
    expect(counted({ ...sent(), quotes: [late] }).month).toBe('2026-07')
  })

  test('of a draft is nothing but where it stands', () => {
    const entries = entriesOf(counted(draftCase()))
    expect(entries.flatMap(({ cells }) => cells.map(([cut]) => cut))).toEqual(
      Array.from({ length: 4 }, () => 'standing'),
    )
  })

  test('is the wait for a first answer in office minutes, a price being an answer too', () => {
    const lead = {
      source: 'web' as const,
      received_at: '2026-11-20T10:00:07.000Z',
      first_response_at: null,
    }
    expect(counted(sent(), { lead })).toMatchObject({
      source: 'web',
      speed: '60',
      measures: { answered: 1, answer_minutes: 42 },
    })
    const called = { ...lead, first_response_at: '2026-11-20T10:05:07.000Z' }
    expect(counted(sent(), { lead: called }).measures.answer_minutes).toBe(5)
  })

  test('is the days to a first call and to an accepted offer, where they came after the price', () => {
    const history = {
      first_call_at: '2026-11-23T09:00:00.000Z',
      sold_at: '2026-11-01T09:00:00.000Z',
      revivals: 2,
      talk_seconds: 754,
    }
    const { measures } = counted({ ...sent(), sale_stage: 'sold' }, { history })
    expect(measures).toMatchObject({ called: 1, call_days: 3, turned: 0, turn_days: 0, revived: 1 })
    expect(measures.talk_seconds).toBe(754)
  })

  test('is what an introducer is owed only once it is instructed', () => {
    const referral = {
      agency_id: agencyId,
      agency: 'Bellwether Estates',
      branch_id: null,
      branch: 'Bath',
      negotiator_id: null,
      negotiator: '',
      fee: 15_000,
    }
    const it = { ...sent(), facts: { ...sent().facts, referral } }
    expect(counted(it).measures.referral_cost).toBe(0)
    const won: QuoteCase = { ...it, status: 'instructed' }
    expect(counted(won)).toMatchObject({
      agency: agencyId,
      branch: 'Bath',
      source: 'agent',
      measures: { referral_cost: 15_000, instructed: 1, fee_instructed: feeOf(it) },
    })
  })
})

const matter = (given: Partial<Matter> = {}): Matter => ({
  status: 'onboarding',
  instructed_on: '2026-05-20',
  exchanged_on: null,
  completed_at: null,
  ...given,
})
const done = matter({
  status: 'closed',
  exchanged_on: '2026-07-01',
  completed_at: '2026-07-31T22:30:00.000Z',
})

describe('how far the work came', () => {
  test('is as far as the slower of two', () => {
    expect(progressOf([done, matter({ exchanged_on: '2026-07-01' })])).toEqual({
      exchanged: true,
      completed: false,
      fell: false,
    })
    expect(progressOf([])).toEqual({ exchanged: false, completed: false, fell: false })
    expect(progressOf([done, matter({ status: 'aborted' })]).fell).toBe(true)
  })

  test('is told by calendar months from the instruction', () => {
    expect(cohortOf('2026-05', [done])).toBe('2')
    expect(cohortOf('2026-07', [done])).toBe('1')
    expect(cohortOf('2025-07', [done])).toBe('6')
    expect(cohortOf('2026-05', [matter()])).toBe('open')
    expect(cohortOf('2026-05', [done, matter({ status: 'aborted' })])).toBe('fell')
  })
})

describe('the forecast', () => {
  test('expects an open case when its price runs out, one on hold when the hold ends', () => {
    const it = sent()
    expect(pipelineOf(it)).toEqual({
      pipeline: it.sale_stage,
      expected_month: it.valid_until?.slice(0, 7),
    })
    const held: QuoteCase = { ...it, status: 'on_hold', hold_until: '2027-02-01' }
    expect(pipelineOf(held).expected_month).toBe('2027-02')
    expect(pipelineOf({ ...it, status: 'dead' })).toEqual({ pipeline: '', expected_month: '' })
  })

  test('is each fee times how many of its kind were instructed; what is overdue is expected now', () => {
    const rates = ratesOf({
      presold: measuresOf({ quotes: 10, instructed: 1, accepted: 1 }),
      sold: measuresOf({ quotes: 10, instructed: 4, accepted: 4 }),
    })
    expect(rates).toEqual({ presold: 100, sold: 400, accepted: 1000 })
    const open = [
      { pipeline: 'sold' as const, month: '2026-09', count: 1, fee: 100_000 },
      { pipeline: 'presold' as const, month: '2026-11', count: 2, fee: 200_005 },
      { pipeline: 'accepted' as const, month: '2026-12', count: 1, fee: 90_000 },
    ]
    expect(forecastOf(open, rates, '2026-11')).toEqual([
      { month: '2026-11', count: 3, fee: 300_005, expected: 60_001 },
      { month: '2026-12', count: 1, fee: 90_000, expected: 90_000 },
    ])
  })
})

describe('running totals', () => {
  test('are narrowed to what the filters leave', () => {
    expect(levelsFor({})).toEqual(['*'])
    expect(levelsFor({ stage: 'sold' })).toEqual(['sold'])
    expect(levelsFor({ source: 'web' })).toEqual(['web/presold', 'web/sold'])
    expect(levelsFor({ source: 'web', agency: 'a', stage: 'sold' })).toEqual(['web/a/sold'])
    expect(levelsFor({ agency: 'a' })).toContain('none/a/presold')
  })

  test('hold a case once in each narrowing of each way of telling apart', () => {
    const cells = entriesOf(counted(sent())).flatMap((it) => it.cells)
    const names = cells.map((cell) => JSON.stringify(cell))
    expect(new Set(names).size).toBe(names.length)
    const ofSource = cells.filter(([cut]) => cut === 'source')
    expect(ofSource.map(([, filters]) => filters)).toEqual([
      '*',
      sent().sale_stage,
      `none/${sent().sale_stage}`,
      `none/none/${sent().sale_stage}`,
    ])
    expect(cellKey('a', 'b|c')).toBe('["a","b|c"]')
  })
})
