import { expect, test } from 'vitest'
import {
  averageFeeOf,
  conversionOf,
  deadReasonsOf,
  periodFrom,
  pricedWithin,
  type QuoteResult,
  resultsByMonth,
  resultsOf,
  slugOf,
} from '#domain/quote-case-statistics'

const priced = (sent_at: string, given: Partial<QuoteResult> = {}): QuoteResult => ({
  sent_at,
  status: 'sent',
  sale_stage: 'sold',
  opened: false,
  accepted: false,
  fee_ex_vat: 100_000,
  giver: null,
  bdm: null,
  agency: null,
  branch: null,
  negotiator: null,
  dead_reason: null,
  ...given,
})

test('a period ends with the month of today and begins with the first of a month', () => {
  expect(periodFrom('2026-11-21', 1)).toBe('2026-11-01')
  expect(periodFrom('2026-01-31', 3)).toBe('2025-11-01')
  expect(periodFrom('2026-12-31', 12)).toBe('2026-01-01')
})

test('a price belongs to the month that it was in London', () => {
  const cases = [priced('2026-06-30T22:59:00.000Z'), priced('2026-06-30T23:01:00.000Z')]
  const months = resultsByMonth(cases, '2026-06-01', 3)
  expect(months.map(({ month, quotes }) => [month, quotes])).toEqual([
    ['2026-06', 1],
    ['2026-07', 1],
    ['2026-08', 0],
  ])
  expect(pricedWithin(cases, '2026-07-01', '2026-08-01')).toEqual([cases[1]])
})

test('fees instructed are those of cases that became conveyances', () => {
  const results = resultsOf([
    priced('2026-11-02T10:00:00.000Z', { status: 'instructed', accepted: true, opened: true }),
    priced('2026-11-03T10:00:00.000Z', { status: 'accepted', accepted: true, fee_ex_vat: 50_001 }),
    priced('2026-11-04T10:00:00.000Z', { status: 'dead', sale_stage: 'presold' }),
  ])
  expect(results).toEqual({
    quotes: 3,
    presold: 1,
    sold: 2,
    opened: 1,
    accepted: 2,
    instructed: 1,
    dead: 1,
    fee_quoted: 250_001,
    fee_instructed: 100_000,
  })
  expect(conversionOf(results)).toBe(33.3)
  expect(averageFeeOf(results)).toBe(83_334)
})

test('nothing priced has no conversion and no average', () => {
  expect(conversionOf(resultsOf([]))).toBeNull()
  expect(averageFeeOf(resultsOf([]))).toBeNull()
})

test('reasons are counted, the most frequent first', () => {
  const dead = (dead_reason: QuoteResult['dead_reason']) =>
    priced('2026-11-02T10:00:00.000Z', { dead_reason })
  expect(deadReasonsOf([dead('price'), dead('no_answer'), dead(null), dead('no_answer')])).toEqual([
    { reason: 'no_answer', count: 2 },
    { reason: 'price', count: 1 },
  ])
})

test('a name becomes what an address can carry', () => {
  expect(slugOf('Siân O’Brien-Hughes')).toBe('sian-o-brien-hughes')
  expect(slugOf('Tallis & Rook')).toBe('tallis-rook')
})
