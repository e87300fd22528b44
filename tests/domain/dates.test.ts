import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ClockTime, DateOnly } from '#domain/date-schema'
import {
  addDays,
  addMonths,
  addYears,
  compareDates,
  daysBetween,
  earlier,
  endOfLondonDay,
  fullDate,
  later,
  londonDate,
  londonInstant,
  londonTime,
  longDate,
  mondayOf,
  shortDate,
  weekday,
} from '#domain/dates'

const aDay = fc.integer({ min: 0, max: 36_000 }).map((count) => addDays('1990-01-01', count))

const intl = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
})

it('reads London’s clocks from 1996 to 2050 as the time zone database has them', () => {
  const six = 6 * 3_600_000 + 60_000
  for (let ms = Date.UTC(1996, 0, 1); ms < Date.UTC(2050, 0, 1); ms += six) {
    const at = new Date(ms).toISOString()
    expect(`${londonDate(at)} ${londonTime(at)}`).toBe(intl.format(ms))
  }
})

it('changes London’s clocks in the minute of the time zone database', () => {
  for (let year = 1996; year < 2050; year += 1)
    for (const month of [2, 9])
      for (let day = 24; day < 33; day += 1)
        for (const minute of [-1, 0]) {
          const ms = Date.UTC(year, month, day, 1, minute)
          const at = new Date(ms).toISOString()
          expect(`${londonDate(at)} ${londonTime(at)}`).toBe(intl.format(ms))
        }
})

describe('dates', () => {
  it.each([
    ['2026-07-01T22:59:59.999Z', '2026-07-01'],
    ['2026-07-01T23:00:00.000Z', '2026-07-02'],
    ['2026-12-01T23:59:59.999Z', '2026-12-01'],
    ['2026-03-29T00:59:00.000Z', '2026-03-29'],
    ['2026-10-24T23:30:00.000Z', '2026-10-25'],
  ])('at %s it is %s in London', (at, day) => {
    expect(londonDate(at)).toBe(day)
  })

  it.each([
    ['2026-11-27', '14:32', '2026-11-27T14:32:00.000Z'],
    ['2026-06-05', '14:32', '2026-06-05T13:32:00.000Z'],
    ['2026-06-05', '00:15', '2026-06-04T23:15:00.000Z'],
    ['2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '00:30', '2026-10-24T23:30:00.000Z'],
  ])('%s at %s in London is %s', (day, time, at) => {
    expect(londonInstant(day, time)).toBe(at)
  })

  it.each([
    ['2026-11-28', '2026-11-29T00:00:00.000Z'],
    ['2026-06-05', '2026-06-05T23:00:00.000Z'],
    ['2026-03-29', '2026-03-29T23:00:00.000Z'],
    ['2026-10-25', '2026-10-26T00:00:00.000Z'],
    ['2026-12-31', '2027-01-01T00:00:00.000Z'],
  ])('the day %s in London is over at %s', (day, at) => {
    expect(endOfLondonDay(day)).toBe(at)
  })

  it('a London time reads back as itself, but for the hour that spring leaves out', () => {
    const minutes = fc.integer({ min: 120, max: 1_439 })
    fc.assert(
      fc.property(aDay, minutes, (day, minute) => {
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
        const at = londonInstant(day, time)
        expect([londonDate(at), londonTime(at)]).toEqual([day, time])
      }),
    )
  })

  it('days added are days between', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -5_000, max: 5_000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count)
      }),
    )
  })

  it.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-10-14', 6, '2027-04-14'],
    ['2026-12-01', 1, '2027-01-01'],
    ['2026-01-31', -2, '2025-11-30'],
  ])('%s and %i months make %s', (day, count, result) => {
    expect(addMonths(day, count)).toBe(result)
  })

  it('29 February becomes 28 in a year without one', () => {
    expect(addYears('2028-02-29', 1)).toBe('2029-02-28')
    expect(addYears('2027-01-15', 15)).toBe('2042-01-15')
  })

  it('compare, and give the earlier and the later', () => {
    expect(['2026-02-01', '2025-12-31', '2026-01-01'].toSorted(compareDates)).toEqual([
      '2025-12-31',
      '2026-01-01',
      '2026-02-01',
    ])
    expect(compareDates('2026-01-01', '2026-01-01')).toBe(0)
    expect(later('2026-01-02', '2026-01-01')).toBe('2026-01-02')
    expect(earlier('2026-01-02', '2026-01-01')).toBe('2026-01-01')
  })

  it('know their weekday and their Monday', () => {
    expect(weekday('2026-11-20')).toBe(5)
    expect(weekday('2026-11-22')).toBe(7)
    expect(mondayOf('2026-11-22')).toBe('2026-11-16')
    expect(mondayOf('2026-11-16')).toBe('2026-11-16')
  })

  it('are written as people write them, with the year where it is another', () => {
    expect(shortDate('2026-11-03')).toBe('3 Nov')
    expect(shortDate('2025-11-03', '2026-01-09')).toBe('3 Nov 2025')
    expect(longDate('2026-11-03', '2026-11-20')).toBe('3 November')
    expect(fullDate('2026-11-27')).toBe('Friday 27 November')
    expect(fullDate('2027-01-04', '2026-11-20')).toBe('Monday 4 January 2027')
  })

  it('refuse days and times that do not exist', () => {
    expect(DateOnly.safeParse('2026-02-29').success).toBe(false)
    expect(DateOnly.safeParse('2028-02-29').success).toBe(true)
    expect(ClockTime.safeParse('24:00').success).toBe(false)
    expect(ClockTime.safeParse('09:05').success).toBe(true)
  })
})
