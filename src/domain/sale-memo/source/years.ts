import type { DateOnly } from '../../dates.ts'
import { datesIn } from '../read/date.ts'
import { type Line, lineText } from './source.ts'

const DAY =
  /\b\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b(?![\s,.-]*'?(?:\d{4}|\d\d)(?!\d)|\s+(?:two thousand|twenty))/gi

/** How long before the day of writing a day may be that has no year, in milliseconds. */
const BEFORE = 150 * 24 * 3_600_000

/** The lines with the year of each day that has none: the one near the day of writing, else near the first day named. */
export const withYears = (lines: readonly Line[], writtenOn: DateOnly | null): readonly Line[] => {
  const day = writtenOn ?? lines.flatMap((line) => datesIn(lineText(line)))[0]?.day
  if (day === undefined) return lines
  return lines.map((line, index) => {
    const below = lineText(lines[index + 1] ?? [])
    return line.map((cell) => ({
      ...cell,
      text: cell.text.replaceAll(DAY, (text, at: number) => {
        const isCut = at + text.length === cell.text.length && /^20\d\d\b/.test(below)
        return isCut ? text : `${text} ${yearOf(text, day)}`
      }),
    }))
  })
}

const yearOf = (text: string, written: DateOnly) => {
  const year = Number(written.slice(0, 4)) - 1
  const [day] = datesIn(`${text} ${year}`)
  const earliest = Date.parse(written) - BEFORE
  const years = [year, year + 1, year + 2]
  return years.find((it) => Date.parse(`${it}${day?.day.slice(4) ?? ''}`) >= earliest) ?? year + 1
}
