import { describe, expect, test } from 'vitest'
import { interestOn } from '#domain/ledger/interest'
import { approved, posted } from './support/books.ts'

const { books } = posted([
  { act: 'receive_client', amount: 10_000_000, method: 'cheque', date: '2026-11-02' },
  { act: 'return_to_client', amount: 4_000_000, date: '2026-11-12', ...approved },
])
const period = { from: '2026-11-01', to: '2026-11-21' }

describe('interest for a client', () => {
  test('counts cleared money at the end of each day', () => {
    // 9 days of £100,000 from the day the cheque clears, then 10 of £60,000, at 2.5 %.
    const expected = Math.round(((9 * 10_000_000 + 10 * 6_000_000) * 0.025) / 365)
    expect(interestOn(books, 'A', period, { basisPoints: 250, least: 2_000 })).toBe(expected)
  })

  test('is not paid below the least sum of the firm', () => {
    expect(interestOn(books, 'A', period, { basisPoints: 250, least: 10_275 })).toBe(0)
  })

  test('is none for a case without money', () => {
    expect(interestOn(books, 'B', period, { basisPoints: 250, least: 0 })).toBe(0)
  })
})
