import { describe, expect, test } from 'vitest'
import { type InterestTerm, noPolicy, termOn, withTerm } from '#domain/interest/terms'
import { holdingPeriod, workedOut } from '#domain/interest/working'
import { approved, posted } from '../ledger/support/books.ts'

const { books } = posted([
  { act: 'receive_client', amount: 10_000_000, method: 'cheque', date: '2026-11-02' },
  { act: 'return_to_client', amount: 4_000_000, date: '2026-11-12', ...approved },
])

const term = (from: string, basis_points: number, least = 0): InterestTerm => ({
  ...{ from, basis_points, least, at: '2026-01-01T09:00:00.000Z' },
  by: { id: 'u', name: 'U' },
})
const policyOf = (...terms: readonly InterestTerm[]) => terms.reduce(withTerm, noPolicy)
const period = { from: '2026-11-01', to: '2026-11-21' }

describe('interest for a client', () => {
  test('counts cleared money at the end of each day, rounded once', () => {
    // 9 days of £100,000 from the day the cheque clears, then 10 of £60,000, at 2.5 %.
    const { amount, runs, without_rate } = workedOut(
      books,
      'A',
      period,
      policyOf(term('2020-01-01', 250)),
    )
    expect(amount).toBe(Math.round(((9 * 10_000_000 + 10 * 6_000_000) * 0.025) / 365))
    expect(runs.map(({ days, balance }) => [days, balance])).toEqual([
      [2, 0],
      [9, 10_000_000],
      [10, 6_000_000],
    ])
    expect(without_rate).toBeNull()
  })

  test('goes by the rate of each day, and names the first day without one', () => {
    const policy = policyOf(term('2026-11-10', 400, 20_00), term('2026-11-05', 100))
    const worked = workedOut(books, 'A', period, policy)
    // £100,000 for 5 days at 1 % and 2 at 4 %, £60,000 for 10 days at 4 %; nothing before 5 November.
    const expected =
      (5 * 10_000_000 * 100 + 2 * 10_000_000 * 400 + 10 * 6_000_000 * 400) / 3_650_000
    expect(worked).toMatchObject({
      amount: Math.round(expected),
      least: 20_00,
      without_rate: '2026-11-01',
    })
    expect(termOn(policy, '2026-11-09')?.basis_points).toBe(100)
  })

  test('earns nothing for the firm on what lies on a deposit of its own', () => {
    const act = { act: 'designate', amount: 1_000_000, date: '2026-11-05' }
    const held = { act: 'receive_client', amount: 1_000_000, date: '2026-11-03' }
    const { books: deposited } = posted([held, act])
    const days = { from: '2026-11-03', to: '2026-11-08' }
    const { amount } = workedOut(deposited, 'A', days, policyOf(term('2020-01-01', 365)))
    expect(amount).toBe(2 * 100)
  })

  test('is for the days from the first to the last on which money was held', () => {
    expect(holdingPeriod(books, 'A', null, '2026-11-21')).toEqual({
      from: '2026-11-03',
      to: '2026-11-21',
    })
    expect(holdingPeriod(books, 'A', '2026-11-15', '2026-11-21')?.from).toBe('2026-11-16')
    expect(holdingPeriod(books, 'A', '2026-11-21', '2026-11-21')).toBeNull()
    const back = { act: 'return_to_client', amount: 6_000_000, date: '2026-11-20', ...approved }
    const { books: nil } = posted([...books.postings.map(({ act }) => act), back])
    expect(holdingPeriod(nil, 'A', null, '2026-11-28')?.to).toBe('2026-11-19')
    expect(holdingPeriod(books, 'B', null, '2026-11-21')).toBeNull()
  })
})
