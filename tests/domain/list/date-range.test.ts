import { expect, test } from 'vitest'
import { formatDateRange, isDateRange, parseDateRange } from '#domain/list/date-range'

test.each([
  ['today', '2026-11-22', '2026-11-22'],
  ['next-week', '2026-11-23', '2026-11-27'],
  ['month', '2026-11-01', '2026-11-30'],
  ['past', null, '2026-11-21'],
  ['next-30', '2026-11-22', '2026-12-22'],
  ['2026-11-23..2026-11-27', '2026-11-23', '2026-11-27'],
  ['..2026-11-27', null, '2026-11-27'],
  ['2026-11-23..', '2026-11-23', null],
])('%s on a Sunday is %s to %s', (text, from, to) => {
  expect(isDateRange(text)).toBe(true)
  expect(parseDateRange(text, '2026-11-22')).toEqual({ from, to })
})

test('no date is a range without days, and other text is none', () => {
  expect([isDateRange('none'), parseDateRange('none', '2026-11-22')]).toEqual([true, null])
  expect(['', '..', 'soon', '2026-11-23'].map(isDateRange)).toEqual([false, false, false, false])
  expect(formatDateRange({ from: null, to: null })).toBe('')
  expect(formatDateRange({ from: '2026-11-23', to: null })).toBe('2026-11-23..')
})
