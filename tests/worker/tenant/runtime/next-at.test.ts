import { expect, test } from 'vitest'
import { nextAt, nextSundayAt } from '#tenant/runtime/next-at'

test.each([
  ['2026-07-01T02:49:00.000Z', '2026-07-01T02:50:00.000Z'],
  ['2026-07-01T02:50:00.000Z', '2026-07-02T02:50:00.000Z'],
  ['2026-10-25T00:30:00.000Z', '2026-10-25T03:50:00.000Z'],
])('after %s ten to four in London is %s', (now, next) => {
  expect(nextAt('03:50')(now)).toBe(next)
})

test.each([
  ['a Saturday', '2026-11-28T12:00:00.000Z', '2026-11-29T04:30:00.000Z'],
  ['that Sunday before', '2026-11-29T04:29:00.000Z', '2026-11-29T04:30:00.000Z'],
  ['that Sunday after', '2026-11-29T04:30:00.000Z', '2026-12-06T04:30:00.000Z'],
])('from %s the next Sunday is %s', (_, now, next) => {
  expect(nextSundayAt('04:30')(now)).toBe(next)
})
