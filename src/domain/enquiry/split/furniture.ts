import { markersOf } from './marker.ts'
import { firstAfter, lastBefore } from './seek.ts'
import { breaksOff, reference } from './series.ts'
import { spokenBy } from './spoken.ts'

const printed =
  /^(page (\| )?\d+( ?(of|\/) ?\d+)?|.{0,90}\bpage \d+ (of|\/) \d+|\d+ \| page|\d{1,3} of \d{1,3}|[-–—]+ ?\d{1,3} ?[-–—]+|(tel|telephone|t|fax|f|dx|direct dial)\b[.:]?\s*[+(\d][\d ()+-]{3,}.{0,60}|.{0,80}\b(?:authorised and regulated by|regulated by the (?:sra|clc|solicitors|council)|registered in england)\b.{0,80}|www\.\S+|\S+\/\S+\s{3,}\d{1,3}|\S.{0,80}\S\s{4,}\S.{0,80}\S\s{4,}\d{1,3})$/i

const pattern = (line: string) => line.trim().replace(/\d+/g, '#').replace(/\s+/g, ' ')

/** Whether a line may be printed on each page: set in two places, or with the number of the page, and no enquiry. */
const mayRepeat = (line: string) =>
  (/\S(\s{3,}|\t)\S/.test(line) || /\bpage\b|\b\d+ (of|\/) \d+$/i.test(line.trim())) &&
  !/[?.:;]$/.test(line.trim()) &&
  markersOf(line.trim()).length === 0 &&
  spokenBy(line.trim()) === null

/** Whether a line may be one of those at the head or foot of each page. */
const mayRun = (line: string) =>
  /^[\p{Lu}\d].{2,59}(?<![?:;.!])$/u.test(line.trim()) &&
  markersOf(line.trim()).length === 0 &&
  spokenBy(line.trim()) === null

/** Lines that stand twice or more, in a row that a page begins with. */
const runningIn = (filled: readonly string[]): ReadonlySet<string> => {
  const often = Map.groupBy(filled.filter(mayRun), pattern)
  const running = new Set<string>()
  for (const [at, line] of filled.entries()) {
    if ((often.get(pattern(line))?.length ?? 0) < 2) continue
    const before = filled[at - 1] ?? ''
    if (printed.test(before.trim()) || running.has(pattern(before))) running.add(pattern(line))
  }
  return running
}

/** The lines that stand on each page, by what they have in common: all but their numbers. */
const repeatedIn = (lines: readonly string[]): ReadonlySet<string> => {
  const groups = Map.groupBy(lines.filter(mayRepeat), pattern)
  const filled = lines.filter((line) => line.trim() !== '')
  return new Set([
    ...[...groups].flatMap(([key, found]) => (found.length > 1 ? [key] : [])),
    ...runningIn(filled),
    ...runningIn(filled.toReversed()),
  ])
}

/** Whether a paragraph that a page broke goes on with the next page. */
const goesOn = (before: string, after: string) =>
  breaksOff(before) && (/^[\p{Ll}£]/u.test(after.trim()) || reference.test(before))

/** What a tracker says of an enquiry beside its number: '#1 | Raised 03/11/2026 by the buyer'. */
const raised =
  /^\s*(?:#|no\.? ?)?(\d{1,3})\s*[|–—-]\s*(?:raised|added|asked|created|received)\b.*$/i
const tracked =
  /^\s*status\s*:\s*(?:open|answered|closed|outstanding|replied|awaiting|pending|new|in progress)\b.*$/i

/** Lines without what a tracker of enquiries says of each. */
export const withoutTracking = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => raised.test(line)).length < 2
    ? lines
    : lines.filter((line) => !tracked.test(line)).map((line) => line.replace(raised, '$1.'))

/** Whether a number stands alone between a whole item and the next label, or within a sentence that goes on. */
const isPageNumber = (lines: readonly string[], at: number) => {
  if (!/^\s*\d{1,3}\s*$/.test(lines[at] ?? '')) return false
  if (/\S/.test(lines[at - 1] ?? '') && /\S/.test(lines[at + 1] ?? '')) return false
  const isFilled = (line: string) => line.trim() !== ''
  const before = lastBefore(lines, at, isFilled) ?? ''
  const after = firstAfter(lines, at, isFilled) ?? ''
  const isLabel = markersOf(after.trim()).some((it) => it.isPunctuated && it.rest !== '')
  return before !== '' && (isLabel || (breaksOff(before.trim()) && /^\s*\p{Ll}/u.test(after)))
}

/** Lines without what is printed on each page; a paragraph that runs over a page is one again. */
export const withoutFurniture = (lines: readonly string[]): string[] => {
  const repeated = repeatedIn(lines)
  const result: string[] = []
  let isBroken = false
  for (const [at, line] of lines.entries()) {
    if (printed.test(line.trim()) || repeated.has(pattern(line)) || isPageNumber(lines, at))
      isBroken = true
    else if (!isBroken || line.trim() !== '') {
      if (isBroken) closePage(result, line)
      isBroken = false
      result.push(line)
    }
  }
  return result
}

const closePage = (result: string[], line: string) => {
  const end = result.findLastIndex((it) => it.trim() !== '')
  result.length = end + 1
  const before = result[end]?.trim() ?? ''
  if (!goesOn(before, line)) result.push('')
}
