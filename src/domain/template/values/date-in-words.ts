import type { DateOnly } from '#domain/dates'
import { longDate } from '#domain/dates'

const ordinals = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'],
  ...['tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth'],
  ...['seventeenth', 'eighteenth', 'nineteenth', 'twentieth', 'twenty-first', 'twenty-second'],
  ...['twenty-third', 'twenty-fourth', 'twenty-fifth', 'twenty-sixth', 'twenty-seventh'],
  ...['twenty-eighth', 'twenty-ninth', 'thirtieth', 'thirty-first'],
]

/** 'twenty-seventh November 2026', as deeds write a date. */
export const dateInWords = (day: DateOnly) =>
  `${ordinals[Number(day.slice(8)) - 1]} ${longDate(day).replace(/^\d+ /, '')} ${day.slice(0, 4)}`
