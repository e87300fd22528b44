import type { Line } from './line.ts'
import { markersOf } from './marker.ts'
import { firstAfter, lastBefore } from './seek.ts'
import { spokenBy } from './spoken.ts'

const isCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)
const isLabelled = ({ text }: Line) => markersOf(text).some(({ label }) => label !== null)
const saysCapitals =
  /\b(repl|answer|response|comment)\w*\b.{0,40}\b(capitals?|caps|upper[- ]case)\b/i

/** Positions of lines in capitals that answer the enquiry over them, where several do. */
const capitalsIn = (lines: readonly Line[]): readonly number[] => {
  const isSaid = lines.some(({ text }) => saysCapitals.test(text))
  const found = lines.flatMap((line, at) => {
    const before = lines[at - 1]
    const isBelow = before !== undefined && /[.?:;)]$/.test(before.text) && !isCapitals(before.text)
    const isApart = !line.gap || isSaid || /[.!]$/.test(line.text)
    const ends = firstAfter(lines, at, (it) => !isCapitals(it.text))
    const isLast = ends === undefined || isLabelled(ends) || ends.gap
    return isCapitals(line.text) && !isLabelled(line) && isBelow && isApart && isLast ? [at] : []
  })
  const labels = lines.filter((line) => isLabelled(line) && !isCapitals(line.text)).length
  return found.length >= 2 && labels >= 2 ? found : []
}

const saidInline = /^(.*\p{Ll}.*[.?])\s+(\p{Lu}[^\p{Ll}]*\p{Lu}[^\p{Ll}]*)$/u

/** Lines with what is said in capitals behind an enquiry on lines of its own, where several say something so. */
const withInlineCapitals = (lines: readonly Line[]): readonly Line[] => {
  const labelled = lines.filter((line) => isLabelled(line) && !isCapitals(line.text))
  const said = labelled.filter(({ text }) => saidInline.test(text))
  if (said.length < 2 || said.length < labelled.length / 2) return lines
  return lines.flatMap((line) => {
    const [, enquiry = '', reply = ''] = saidInline.exec(line.text) ?? []
    if (enquiry === '' || !isLabelled(line)) return [line]
    return [
      { ...line, text: enquiry },
      { ...line, text: `Reply: ${reply}`, gap: false },
    ]
  })
}

const marked = /^(?:\*(?![*\s])[^*]+\*|_(?![_\s])[^_]+_|\[(?![\d\s])[^\]]{3,}\])$/

/** Positions of lines set between marks below a label, as italics and brackets paste. */
const markedIn = (lines: readonly Line[]): readonly number[] => {
  const found = lines.flatMap(({ text }, at) => {
    const before = lines[at - 1]
    return marked.test(text) && before && !marked.test(before.text) && at > 0 ? [at] : []
  })
  const first = lines.findIndex(isLabelled)
  const below = found.filter((at) => first !== -1 && first < at)
  return below.length > 1 && below.length === found.length ? found : []
}

const prefix = /^[[(]?(\p{Lu}[\p{Lu}\p{Ll}]{0,4})\s?(?::|[-–—](?=\s)|>)\s*(?=\S|$)/u

/** Positions of lines under labels that begin with the same initials, as answers by one hand do: 'JB: attached'. */
const initialledIn = (lines: readonly Line[]): readonly number[] => {
  const letters = new Set(lines.flatMap(({ text }) => /^([A-Z]):\s/.exec(text)?.[1] ?? []))
  const isItem = (line: Line) =>
    isLabelled(line) && !(letters.size === 1 && /^[A-Z]:(\s|$)/.test(line.text))
  const under = lines.flatMap((line, at) => {
    const initials =
      isItem(line) || (spokenBy(line.text) && !/^[A-Z]:/.test(line.text))
        ? undefined
        : prefix.exec(line.text)?.[1]
    if (!initials) return []
    const before = lastBefore(lines, at, (it) => isItem(it) || prefix.test(it.text))
    return before && isItem(before) ? [{ at, initials }] : []
  })
  const voices = [...Map.groupBy(under, ({ initials }) => initials)].filter(
    ([, group]) => group.length >= 2,
  )
  const silent = lines.flatMap(({ text }, at) =>
    voices.some(([initials]) => text === `${initials}:`) ? [at] : [],
  )
  return [...voices.flatMap(([, group]) => group.map(({ at }) => at)), ...silent]
}

const unmarked = (text: string) => (marked.test(text) ? text.slice(1, -1) : text)

const asReply = (line: Line, at: number, initialled: readonly number[]): Line => ({
  ...line,
  text: `Reply: ${initialled.includes(at) ? line.text.replace(prefix, '') : unmarked(line.text)}`,
})

/** Lines with 'Reply:' before what answers an enquiry without saying so: in capitals, or with initials. */
export const withReplies = (given: readonly Line[]): Line[] => {
  const lines = withInlineCapitals(given)
  const initialled = initialledIn(lines)
  const replies = new Set([...capitalsIn(lines), ...markedIn(lines), ...initialled])
  const result: Line[] = []
  for (const [at, line] of lines.entries()) {
    const last = result.at(-1)
    if (last && !line.gap && !replies.has(at) && goesOnInCapitals(last, line))
      result[result.length - 1] = { ...last, text: `${last.text} ${line.text}` }
    else result.push(replies.has(at) ? asReply(line, at, initialled) : line)
  }
  return result
}

const goesOnInCapitals = ({ text }: Line, line: Line) =>
  text.startsWith('Reply: ') && isCapitals(text.slice(7)) && isCapitals(line.text)
