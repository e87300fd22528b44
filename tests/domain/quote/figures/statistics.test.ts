import { describe, expect, test } from 'vitest'
import { monthsOf, periodBefore, periodOf, slugOf } from '#domain/quote/figures/statistics'

describe('a period', () => {
  test('ends with the month of today and begins with the first of a month', () => {
    expect(periodOf('2026-11-21', 1)).toMatchObject({ from: '2026-11-01', until: '2026-11-21' })
    expect(periodOf('2026-01-31', 3)).toMatchObject({ first: '2025-11', last: '2026-01' })
    expect(periodOf('2026-12-31', 12).from).toBe('2026-01-01')
  })

  test('ends with the last day of the month that is named, and never after today', () => {
    expect(periodOf('2026-11-21', 1, '2026-10').until).toBe('2026-10-31')
    expect(periodOf('2026-11-21', 2, '2026-12').until).toBe('2026-11-21')
  })

  test('follows as many months before it', () => {
    const period = periodOf('2026-11-21', 3, '2026-10')
    expect(periodBefore('2026-11-21', period)).toMatchObject({
      first: '2026-05',
      last: '2026-07',
      until: '2026-07-31',
    })
    expect(monthsOf(period)).toEqual(['2026-08', '2026-09', '2026-10'])
  })
})

test('a name in an address is in plain letters', () => {
  expect(slugOf('Callum Reid')).toBe('callum-reid')
  expect(slugOf('Siân  O’Brien-Ŵyn')).toBe('sian-o-brien-wyn')
})
