import { describe, expect, test } from 'vitest'
import { averageAndMaximum, dailyBalances } from '#domain/money-report/balances'
import { isReportDue, limitsOn } from '#domain/money-report/limits'
import { type SuspenseRow, suspenseByAge } from '#domain/money-report/suspense'

describe('the client account day by day', () => {
  const period = { from: '2028-02-27', to: '2028-03-02' }
  const changes = [
    { date: '2028-02-28', amount: 100_00 },
    { date: '2028-03-01', amount: -100_01 },
  ]

  test('carries what was held over days without a posting, also over 29 February', () => {
    expect(dailyBalances(5_00, changes, period)).toEqual([
      { date: '2028-02-27', balance: 5_00 },
      { date: '2028-02-28', balance: 105_00 },
      { date: '2028-02-29', balance: 105_00 },
      { date: '2028-03-01', balance: 4_99 },
      { date: '2028-03-02', balance: 4_99 },
    ])
  })

  test('has an average to the nearest penny, and its first highest day', () => {
    // (500 + 10500 + 10500 + 499 + 499) / 5 = 4499.6
    expect(averageAndMaximum(dailyBalances(5_00, changes, period))).toEqual({
      days: 5,
      average: 45_00,
      maximum: 105_00,
      maximum_on: '2028-02-28',
    })
    const half = [0, 1].map((balance) => ({ date: '2026-01-01', balance }))
    expect(averageAndMaximum(half)?.average).toBe(1)
    expect(averageAndMaximum([{ date: '2026-01-01', balance: -3 }])?.average).toBe(-3)
    expect(averageAndMaximum([])).toBeNull()
  })

  test('needs an accountant above either limit, and at neither', () => {
    const limits = limitsOn('SRA', '2026-12-31')
    if (limits === null) throw new Error('no limits')
    const at = (average: number, maximum: number) => isReportDue({ average, maximum }, limits)
    expect(at(10_000_00, 250_000_00)).toBe(false)
    expect(at(10_000_01, 250_000_00)).toBe(true)
    expect(at(10_000_00, 250_000_01)).toBe(true)
    expect([limitsOn('CLC', '2026-12-31'), limitsOn('SRA', '2019-11-24')]).toEqual([null, null])
  })
})

describe('suspense by age', () => {
  const row = (n: number, date: string, amount: number, undoes: number | null = null) =>
    ({ n, date, amount, undoes, other_party: null, narrative: '' }) satisfies SuspenseRow
  const today = '2026-11-30'
  const left = (...rows: SuspenseRow[]) =>
    suspenseByAge(rows, today).map(({ n, left: sum, days, age }) => [n, sum, days, age])

  test('ages what is left of each receipt', () => {
    expect(
      left(
        row(1, '2026-10-30', 1_00),
        row(2, '2026-10-31', 2_00),
        row(3, '2026-11-23', 3_00),
        row(4, '2026-11-30', 4_00),
      ),
    ).toEqual([
      [1, 1_00, 31, 'older'],
      [2, 2_00, 30, 'month'],
      [3, 3_00, 7, 'week'],
      [4, 4_00, 0, 'today'],
    ])
  })

  test('takes an allocation from a receipt of the same sum, otherwise from the oldest', () => {
    const rows = [row(1, '2026-10-01', 5_00), row(2, '2026-11-01', 3_00)]
    expect(left(...rows, row(3, '2026-11-02', -3_00))).toEqual([[1, 5_00, 60, 'older']])
    expect(left(...rows, row(3, '2026-11-02', -6_00))).toEqual([[2, 2_00, 29, 'month']])
    expect(left(...rows, row(3, '2026-11-02', -8_00))).toEqual([])
  })

  test('takes a reversal from the receipt that it undoes', () => {
    const rows = [row(1, '2026-10-01', 5_00), row(2, '2026-11-01', 5_00)]
    expect(left(...rows, row(3, '2026-11-02', -5_00, 2))).toEqual([[1, 5_00, 60, 'older']])
  })
})
