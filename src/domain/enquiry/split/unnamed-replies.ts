import { isMarkedTopic } from './heading.ts'
import type { Line } from './line.ts'
import { markersOf } from './marker.ts'
import { firstAfter, lastBefore } from './seek.ts'
import { isRequest } from './sentence-kind.ts'
import { saysReplies, spokenBy } from './spoken.ts'

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

const answeredInline =
  /^(.*\?)\s+(\p{Lu}[^?]{1,80})$|^(.*\p{Ll})\s+[–—-]\s+((?:attached|enclosed|yes|no|none|herewith|to follow|not known|n\/a)\b.*)$/iu

/** An enquiry and what is said behind it; null for a line that only asks. */
const saidBehind = (text: string, pattern: RegExp) => {
  const [, first, second, third, fourth] = pattern.exec(text) ?? []
  const enquiry = first ?? third
  const reply = second ?? fourth
  return enquiry === undefined || reply === undefined || isRequest(reply)
    ? null
    : { enquiry, reply }
}

/** Lines with what is said behind an enquiry on lines of its own, where several say something so: in capitals, or in a list that says it is answered. */
const withInlineReplies = (lines: readonly Line[]): readonly Line[] => {
  if (saysReplies(lines)) return lines
  const isSaid = lines.slice(0, 4).some(({ text }) => /\b(?:answer|repl|response)\w*\b/i.test(text))
  const labelled = lines.filter((line) => isLabelled(line) && !isCapitals(line.text))
  const pattern = [saidInline, ...(isSaid ? [answeredInline] : [])].find((it) => {
    const said = labelled.filter(({ text }) => saidBehind(text, it))
    return said.length > 1 && said.length >= labelled.length * 0.5
  })
  if (!pattern) return lines
  return lines.flatMap((line) => {
    const said = isLabelled(line) ? saidBehind(line.text, pattern) : null
    return said
      ? [
          { ...line, text: said.enquiry },
          { ...line, text: `Reply: ${said.reply}`, gap: false },
        ]
      : [line]
  })
}

const marked = /^(?:\*(?![*\s])[^*]+\*|_(?![_\s])[^_]+_|\[(?![\d\s])(?:[^\]]{3,}|no)\])$/i

/** Positions of lines set between marks below a label, as italics and brackets paste. */
const markedIn = (lines: readonly Line[]): readonly number[] => {
  const found = lines.flatMap((line, at) => {
    const before = lines[at - 1]
    const isSaid = marked.test(line.text) && !isMarkedTopic(line, lines[at + 1])
    return isSaid && before && !marked.test(before.text) && at > 0 ? [at] : []
  })
  const first = lines.findIndex(isLabelled)
  const below = found.filter((at) => first !== -1 && first < at)
  return below.length > 1 && below.length === found.length ? found : []
}

const bold = /^\*\*[^*]+\*\*$/

/** Positions of lines in bold right below what is asked, where most end as sentences do and headings do not. */
const boldIn = (lines: readonly Line[]): readonly number[] => {
  const found = lines.flatMap((line, at) =>
    bold.test(line.text) && !line.gap && /[.?:;)]$/.test(lines[at - 1]?.text ?? '') ? [at] : [],
  )
  const whole = found.filter((at) => /[.!]\*\*$/.test(lines[at]?.text ?? ''))
  return found.length > 1 && whole.length >= found.length * 0.5 ? found : []
}

const prefix = /^[[(]?(\p{Lu}[\p{Lu}\p{Ll}]{0,4})\s?(?::|[-–—](?=\s)|>)\s*(?=\S|$)/u

type Voice = { readonly at: number; readonly initials: string; readonly kind: 'Reply' | 'Comment' }

/** Lines under labels that begin with the same initials, as answers by one hand do: 'JB: attached'; a second hand below the first comments. */
const voicesIn = (lines: readonly Line[]): readonly Voice[] => {
  const repeated = repeatedInitials(lines)
  const isVoiced = (line: Line) => repeated.has(prefix.exec(line.text)?.[1] ?? '')
  const hasLabels = lines.some((line) => isLabelled(line) && !isVoiced(line))
  const isItem = (line: Line) => (isLabelled(line) || !hasLabels) && !isVoiced(line)
  const found = lines.flatMap((line, at): readonly Voice[] => {
    const initials = prefix.exec(line.text)?.[1] ?? silent.exec(line.text)?.[1]
    const isNamed = spokenBy(line.text) && !/^[A-Z]:/.test(line.text)
    if (initials === undefined || isItem(line) || isNamed) return []
    const before = lastBefore(lines, at, (it) => isItem(it) || prefix.test(it.text))
    if (!before) return []
    return [{ at, initials, kind: isItem(before) ? 'Reply' : 'Comment' }]
  })
  const count = (initials: string, kind: Voice['kind']) =>
    found.filter((it) => it.initials === initials && it.kind === kind).length
  const replying = new Set(
    found.map(({ initials }) => initials).filter((it) => count(it, 'Reply') >= 2),
  )
  return found.filter(({ initials, kind }) =>
    replying.has(initials) ? kind === 'Reply' : kind === 'Comment' && count(initials, kind) >= 2,
  )
}

const silent = /^(\p{Lu}[\p{Lu}\p{Ll}]{0,4}):$/u

/** Initials that begin two lines or more, which no label does twice. */
const repeatedInitials = (lines: readonly Line[]): ReadonlySet<string> => {
  const all = lines.flatMap(({ text }) => /^([A-Z]{1,4}):(?:\s|$)/.exec(text)?.[1] ?? [])
  const letters = new Set(all.filter((it) => it.length === 1))
  return new Set(
    all.filter((it) =>
      it.length === 1 ? letters.size === 1 : all.indexOf(it) !== all.lastIndexOf(it),
    ),
  )
}

const unmarked = (text: string) => {
  const plain = bold.test(text) ? text.slice(2, -2) : text
  const inner = marked.test(plain) ? plain.slice(1, -1) : plain
  return spokenBy(inner)?.text ?? inner
}

const asReply = (line: Line, voice: Voice | undefined): Line => ({
  ...line,
  text: voice
    ? `${voice.kind}: ${line.text.replace(prefix, '').replace(silent, '')}`
    : `Reply: ${unmarked(line.text)}`,
})

/** Lines with 'Reply:' before what answers an enquiry without saying so: in capitals, or with initials. */
export const withReplies = (given: readonly Line[]): Line[] => {
  const lines = withInlineReplies(given)
  const voices = voicesIn(lines)
  const replies = new Set([
    ...capitalsIn(lines),
    ...markedIn(lines),
    ...boldIn(lines),
    ...voices.map(({ at }) => at),
  ])
  const result: Line[] = []
  for (const [at, line] of lines.entries()) {
    const last = result.at(-1)
    if (last && !line.gap && !replies.has(at) && goesOnInCapitals(last, line))
      result[result.length - 1] = { ...last, text: `${last.text} ${line.text}` }
    else
      result.push(
        replies.has(at)
          ? asReply(
              line,
              voices.find((it) => it.at === at),
            )
          : line,
      )
  }
  return result
}

const goesOnInCapitals = ({ text }: Line, line: Line) =>
  text.startsWith('Reply: ') && isCapitals(text.slice(7)) && isCapitals(line.text)
