import { addDays, type DateOnly, weekday } from './dates.ts'

export type BankHoliday = { readonly on: DateOnly; readonly name: string }

// Exceptions to the rules below, from https://www.gov.uk/bank-holidays, checked on 20 November 2026.
/** Holidays moved by proclamation, by the year and name of the one they replace. */
const movedHolidays: Readonly<Record<string, DateOnly>> = {
  '2020 Early May bank holiday': '2020-05-08',
  '2022 Spring bank holiday': '2022-06-02',
}

const extraHolidays: readonly BankHoliday[] = [
  { on: '2022-06-03', name: 'Platinum Jubilee bank holiday' },
  { on: '2022-09-19', name: 'Bank Holiday for the State Funeral of Queen Elizabeth II' },
  { on: '2023-05-08', name: 'Bank holiday for the coronation of King Charles III' },
]

/** Easter Sunday of a year: the Gregorian computus of Meeus, Jones and Butcher. */
export const easterSunday = (year: number): DateOnly => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const leapCenturies = Math.floor(century / 4)
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leapCenturies - moonShift + 15) % 30
  const leapYears = Math.floor(yearOfCentury / 4)
  const toSunday = (32 + 2 * (century % 4) + 2 * leapYears - epact - (yearOfCentury % 4)) % 7
  const lateMoon = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const march = epact + toSunday - 7 * lateMoon + 22
  return addDays(`${year}-03-01`, march - 1)
}

const firstMonday = (month: string): DateOnly => {
  const first = `${month}-01`
  return addDays(first, (8 - weekday(first)) % 7)
}

const lastMonday = (month: string): DateOnly => {
  const last = `${month}-31`
  return addDays(last, 1 - weekday(last))
}

const newYear = (year: number): DateOnly => {
  const day = `${year}-01-01`
  return weekday(day) > 5 ? addDays(day, 8 - weekday(day)) : day
}

/** A Christmas Day on a weekend moves past Boxing Day; a Boxing Day on one moves to the 28th. */
const christmas = (year: number): readonly BankHoliday[] => {
  const day = `${year}-12-25`
  const dayOfWeek = weekday(day)
  const boxing = dayOfWeek === 5 || dayOfWeek === 6 ? `${year}-12-28` : `${year}-12-26`
  return [
    { on: dayOfWeek > 5 ? `${year}-12-27` : day, name: 'Christmas Day' },
    { on: boxing, name: 'Boxing Day' },
  ]
}

const regularHolidays = (year: number): readonly BankHoliday[] => [
  { on: newYear(year), name: 'New Year’s Day' },
  { on: addDays(easterSunday(year), -2), name: 'Good Friday' },
  { on: addDays(easterSunday(year), 1), name: 'Easter Monday' },
  { on: firstMonday(`${year}-05`), name: 'Early May bank holiday' },
  { on: lastMonday(`${year}-05`), name: 'Spring bank holiday' },
  { on: lastMonday(`${year}-08`), name: 'Summer bank holiday' },
  ...christmas(year),
]

/** The bank holidays of England and Wales in a year, in order, substitute days in place of weekends. */
export const bankHolidays = (year: number): readonly BankHoliday[] =>
  regularHolidays(year)
    .map((it) => ({ ...it, on: movedHolidays[`${year} ${it.name}`] ?? it.on }))
    .concat(extraHolidays.filter((it) => it.on.startsWith(`${year}-`)))
    .toSorted((a, b) => a.on.localeCompare(b.on))
