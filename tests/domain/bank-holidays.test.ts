import { describe, expect, it } from 'vitest'
import { bankHolidays, easterSunday } from '#domain/bank-holidays'

// The lists of gov.uk/bank-holidays for England and Wales.
const published: Readonly<Record<number, string>> = {
  2018: '01-01 03-30 04-02 05-07 05-28 08-27 12-25 12-26',
  2019: '01-01 04-19 04-22 05-06 05-27 08-26 12-25 12-26',
  2020: '01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-28',
  2021: '01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28',
  2022: '01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27',
  2023: '01-02 04-07 04-10 05-01 05-08 05-29 08-28 12-25 12-26',
  2024: '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26',
  2025: '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26',
  2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
  2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28',
  2028: '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
}

describe('bank holidays of England and Wales', () => {
  it.each(Object.keys(published).map(Number))('are those published for %i', (year) => {
    const days = bankHolidays(year).map((one) => one.on)
    expect(days).toEqual(published[year]?.split(' ').map((day) => `${year}-${day}`))
  })

  it('never fall on a weekend, in any year of a century', () => {
    for (let year = 2000; year < 2100; year += 1) {
      const weekend = bankHolidays(year).filter(({ on }) =>
        [0, 6].includes(new Date(`${on}T00:00:00Z`).getUTCDay()),
      )
      expect(weekend).toEqual([])
    }
  })

  it('carry the name under which they are known', () => {
    const named = Object.fromEntries(bankHolidays(2022).map((one) => [one.on, one.name]))
    expect(named['2022-06-02']).toBe('Spring bank holiday')
    expect(named['2022-12-27']).toBe('Christmas Day')
  })

  it.each([
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2038, '2038-04-25'],
  ])('reckon from Easter Sunday, in %i on %s', (year, day) => {
    expect(easterSunday(year)).toBe(day)
  })
})
