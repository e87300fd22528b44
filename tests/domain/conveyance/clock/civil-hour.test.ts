import fc from 'fast-check'
import { expect, test } from 'vitest'
import { morningAfter, morningBy, morningFrom } from '#domain/conveyance/clock/civil-hour'
import { addDays, londonDate, londonTime } from '#domain/dates'
import { isWorkingDay } from '#domain/working-days'
import '../../../support/property-runs.ts'

const days = fc.integer({ min: 0, max: 7_300 }).map((count) => addDays('2024-01-01', count))

test('it is eight in London on a working day, at most the holidays around Christmas away', () => {
  fc.assert(
    fc.property(days, (day) => {
      const [by, from] = [morningBy(day), morningFrom(day)]
      expect([londonTime(by), londonTime(from)]).toEqual(['08:00', '08:00'])
      expect([by, from].map((it) => isWorkingDay(londonDate(it)))).toEqual([true, true])
      expect(londonDate(by) <= day && day <= londonDate(from)).toBe(true)
      expect(londonDate(by) >= addDays(day, -5) && londonDate(from) <= addDays(day, 5)).toBe(true)
    }),
  )
})

test.each([
  ['before summer time', '2026-03-27', '2026-03-27T08:00:00.000Z'],
  ['the night of summer time', '2026-03-29', '2026-03-30T07:00:00.000Z'],
  ['before winter time', '2026-10-23', '2026-10-23T07:00:00.000Z'],
  ['the night of winter time', '2026-10-25', '2026-10-26T08:00:00.000Z'],
  ['29 February on a working day', '2028-02-29', '2028-02-29T08:00:00.000Z'],
  ['Christmas', '2026-12-25', '2026-12-29T08:00:00.000Z'],
])('the morning from %s', (_, day, at) => {
  expect(morningFrom(day)).toBe(at)
})

test('a working day after 28 February is the 29th in a leap year', () => {
  expect(morningAfter('2028-02-28', 1)).toBe('2028-02-29T08:00:00.000Z')
  expect(morningAfter('2027-02-26', 1)).toBe('2027-03-01T08:00:00.000Z')
})
