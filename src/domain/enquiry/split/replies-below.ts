import { isHeading } from './heading.ts'
import type { Line } from './line.ts'
import { markersOf } from './marker.ts'
import { isRequest } from './sentence-kind.ts'
import { saysReplies, spokenBy } from './spoken.ts'

const TITLED = /\b(?:repl(?:y|ies)|responses?|answers?)\b/i

/** Words that ask for replies, so that none are there yet. */
const awaits =
  /\b(?:your|early|full|prompt) (?:\w+ )?(?:repl|response|answer)|\b(?:let (?:us|me) have|await|receiv\w+|grateful for|forward to|kindly|please)\b/i

const isLabelled = ({ text }: Line) =>
  markersOf(text).some(
    ({ label, isPunctuated, rest, style }) =>
      label !== null && isPunctuated && (style !== 'word' || rest !== ''),
  )

const isAlone = ({ text }: Pick<Line, 'text'>) => markersOf(text)[0]?.rest === ''

/** Where the second paragraph of each labelled item begins, or the line after its first sentence; null where it has none, or asks something. */
const secondParagraphs = (lines: readonly Line[]) => {
  const labels = lines.flatMap((line, at) => (isLabelled(line) ? [at] : []))
  return labels.map((label, index) => {
    const from = isAlone(lines[label] ?? { text: '' }) ? label + 1 : label
    const until = labels[index + 1] ?? lines.length
    const at = lines
      .slice(from + 1, until)
      .findIndex(({ gap }, place) => gap || /[.?]$/.test(lines[from + place]?.text ?? ''))
    const line = at === -1 ? undefined : lines[from + 1 + at]
    return line && !isRequest(line.text) && !spokenBy(line.text) && !isHeading(lines, from + 1 + at)
      ? from + 1 + at
      : null
  })
}

/** Lines with 'Reply:' before each paragraph below an enquiry, in a list that says it holds replies and nearly always has one. */
export const withRepliesBelow = (lines: readonly Line[]): readonly Line[] => {
  const first = lines.findIndex(isLabelled)
  const opening = lines.slice(0, Math.max(0, first))
  if (saysReplies(lines)) return lines
  if (!opening.some(({ text }) => TITLED.test(text) && !awaits.test(text))) return lines
  const found = secondParagraphs(lines)
  const replies = new Set(found.filter((at) => at !== null))
  if (found.length < 2 || replies.size < found.length * 0.6) return lines
  return lines.map((line, at) =>
    replies.has(at) ? { ...line, text: `Reply: ${line.text}` } : line,
  )
}
