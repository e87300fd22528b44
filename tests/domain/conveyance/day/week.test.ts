import { expect, test } from 'vitest'
import { plannedDay } from '#domain/conveyance/day/week'

const days = ['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02']

test.each([
  ['2026-11-20', '2026-11-26'],
  ['2026-11-27', '2026-11-27'],
  ['2026-11-28', '2026-11-30'],
  ['2026-12-03', null],
  [null, null],
])('what is of %s stands on %s', (on, day) => {
  expect(plannedDay(days, on)).toBe(day)
})
