import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/dates'
import {
  addWorkingDays,
  isWorkingDay,
  nextWorkingDay,
  sameOrNextWorkingDay,
  workingDaysBetween,
  workingDaysLate,
} from '#domain/working-days'

const aDay = fc.integer({ min: 0, max: 9_000 }).map((count) => addDays('2010-01-01', count))
const someDays = fc.integer({ min: -120, max: 120 })

describe('working days', () => {
  it.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-12-25', false],
    ['2026-12-28', false],
    ['2026-12-29', true],
    ['2022-09-19', false],
  ])('%s is one: %s', (day, isOne) => {
    expect(isWorkingDay(day)).toBe(isOne)
  })

  it.each([
    ['2026-11-03', '2026-11-20', 13],
    ['2026-11-20', '2026-11-27', 5],
    ['2026-11-20', '2026-12-11', 15],
    ['2026-12-24', '2026-12-29', 1],
    ['2026-12-31', '2027-01-04', 1],
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-27', '2026-11-20', -5],
  ])('from %s to %s there are %i', (from, to, count) => {
    expect(workingDaysBetween(from, to)).toBe(count)
  })

  it.each([
    ['2026-12-23', 2, '2026-12-29'],
    ['2026-12-29', -2, '2026-12-23'],
    ['2026-04-02', 1, '2026-04-07'],
    ['2026-11-21', 0, '2026-11-23'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-21', -1, '2026-11-20'],
  ])('%s and %i of them make %s', (day, count, result) => {
    expect(addWorkingDays(day, count)).toBe(result)
  })

  it('the next after a Friday is Monday, and a weekend moves on to it', () => {
    expect(nextWorkingDay('2026-11-20')).toBe('2026-11-23')
    expect(sameOrNextWorkingDay('2026-11-21')).toBe('2026-11-23')
    expect(sameOrNextWorkingDay('2026-11-20')).toBe('2026-11-20')
  })

  it('adding so many lands on a working day, so many away', () => {
    fc.assert(
      fc.property(aDay, someDays, (day, count) => {
        const from = sameOrNextWorkingDay(day)
        const to = addWorkingDays(from, count)
        expect(isWorkingDay(to)).toBe(true)
        expect(workingDaysBetween(from, to)).toBe(count)
        expect(addWorkingDays(to, -count)).toBe(from)
      }),
    )
  })

  it('counting agrees with looking at every day', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 0, max: 400 }), (from, length) => {
        const to = addDays(from, length)
        const days = Array.from({ length }, (_, at) => addDays(from, at + 1))
        expect(workingDaysBetween(from, to)).toBe(days.filter(isWorkingDay).length)
      }),
    )
  })

  it.each([
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2026-11-21', 1],
    ['2026-11-20', '2026-11-22', 1],
    ['2026-11-20', '2026-11-24', 2],
    ['2026-12-24', '2026-12-28', 1],
    ['2026-11-23', '2026-11-20', 0],
  ])('what was due on %s is late on %s by %i, at least one day', (on, today, days) => {
    expect(workingDaysLate(on, today)).toBe(days)
  })
})
