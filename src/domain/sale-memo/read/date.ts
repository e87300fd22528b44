import type { DateOnly } from '../../dates.ts'
import { numberInWords } from './money.ts'

export type FoundDate = { readonly day: DateOnly; readonly at: number; readonly end: number }

const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const ORDINAL = `((?:twenty|thirty)[ -])?(${[...ORDINALS].reverse().join('|')}|thirtieth)`
const YEAR = "('?\\d{4}|'?\\d\\d)(?!\\d)"
const YEAR_WORDS = '(two thousand (?:and )?[a-z]+(?:-[a-z]+)?|twenty[ -]twenty[ -][a-z]+)'

const ISO = /\b(20\d\d)-(\d\d)-(\d\d)\b/g
const FIGURES = /(?<![\d/.-])(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d\d)(?![\d/])/g
const NAMED = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?[\\s.-]*(?:day\\s+)?(?:of\\s+|\\p{L}+ / ?)?${MONTH}[\\s,.-]*${YEAR}`,
  'giu',
)
const MONTH_FIRST = new RegExp(`\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})\\b`, 'gi')
const WORDS = new RegExp(
  `\\b${ORDINAL}\\s+(?:day\\s+)?(?:of\\s+)?${MONTH},?\\s+(?:${YEAR}|${YEAR_WORDS})`,
  'gi',
)

/** Every day that a text names with its year, day before month, in the text's order. */
export const datesIn = (text: string): readonly FoundDate[] => {
  const found = [
    ...matches(text, ISO, ([, year, month, day]) => dayOf(day, month, year)),
    ...matches(text, FIGURES, ([, day, , month, year]) => dayOf(day, month, year)),
    ...matches(text, NAMED, ([, day, month, year]) => dayOf(day, month, year)),
    ...matches(text, MONTH_FIRST, ([, month, day, year]) => dayOf(day, month, year)),
    ...matches(text, WORDS, dayInWords),
  ]
  return found.toSorted((a, b) => a.at - b.at)
}

const matches = (
  text: string,
  pattern: RegExp,
  read: (match: RegExpMatchArray) => DateOnly | null,
): readonly FoundDate[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const day = read(match)
    const at = match.index
    return day === null ? [] : [{ day, at, end: at + match[0].length }]
  })

const dayInWords = ([, ten = '', ordinal = '', month, year, words]: RegExpMatchArray) => {
  const unit =
    ordinal.toLowerCase() === 'thirtieth' ? 30 : ORDINALS.indexOf(ordinal.toLowerCase()) + 1
  const tens = /twenty/i.test(ten) ? 20 : /thirty/i.test(ten) ? 30 : 0
  return dayOf(String(tens + unit), month, year ?? yearInWords(words ?? ''))
}

const yearInWords = (words: string) => {
  const rest = words.toLowerCase().replace(/^two thousand (?:and )?|^twenty[ -]/, '')
  return String(2000 + numberInWords(rest))
}

const dayOf = (day = '', month = '', year = ''): DateOnly | null => {
  const number = /\d/.test(month)
    ? Number(month)
    : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1
  const figures = year.replace("'", '')
  const full = figures.length === 2 ? `20${figures}` : figures
  const iso = `${full}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null
}

/** Whether a text begins with a day, or with the name of a weekday and it. */
export const startsWithDay = (text: string) =>
  datesIn(
    text.replace(/^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? /i, ''),
  )[0]?.at === 0
