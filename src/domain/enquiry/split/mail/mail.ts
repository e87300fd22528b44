import { plainText } from '../line.ts'
import { isListed, markersOf } from '../marker.ts'
import { firstAfter } from '../seek.ts'
import { isRequest, isSalutation } from '../sentence-kind.ts'
import { breaksOff } from '../series.ts'
import { spokenBy } from '../spoken.ts'
import { withoutQuotedClosing, withoutQuotedEnd } from './quoted-end.ts'
import { withQuotedReplies } from './quoted-replies.ts'
import { isSignOff } from './sign-off.ts'

const header = /^(from|sent|to|cc|bcc|subject|date|reply-to|importance|attachments?|received):\s/i
const history =
  /^(-{2,} ?(original|forwarded) message ?-{2,}|on .{6,120} wrote:\s*$|begin forwarded message:|-{3,}\s*on .* wrote)/i
const footer =
  /\b(this (e-?mail|message|communication)( and any (attach\w+|files?))? (is|are|may|contains?|has)\b.*(confidential|privileged|intended|legally)|(confidential|intended) (solely |only )?for the (use|addressee|named)|regulated by the (solicitors|council|sra|clc)|authorised and regulated|registered in england|a list of (partners|directors|members)|cyber[- ]?(crime|fraud)|change (of|to|in) (our )?bank|service by e-?mail|(think|consider)\b.{0,40}\b(print|environment)|virus|unsubscribe|^\W*sent (from|via|using) (my|the|a|our)\b|do not reply to this|disclaimer|sra (number|no|id))/i

/** What a firm prints too, unless it is asked for. */
const printed =
  /\b(registered office\b.{0,12}(:|is\b|at\b)|(company|vat) (number|no|reg\w*)\b.{0,25}\d{4}|bank details\b.{0,40}\b(change|e-?mail|fraud))/i

const isFooter = (line: string) =>
  footer.test(line) || (printed.test(line) && !isRequest(line.trim()))

const isLabelled = (line: string) =>
  markersOf(line.trim()).some(({ label, isPunctuated }) => label !== null && isPunctuated)

const nextOf = (lines: readonly string[], at: number) =>
  firstAfter(lines, at, (line) => line.trim() !== '')?.trim() ?? ''

const isHistory = (lines: readonly string[], at: number) => {
  const line = lines[at]?.trim() ?? ''
  if (/^_{8,}$/.test(line)) return /^\**from:/i.test(nextOf(lines, at))
  if (
    history.test(line) ||
    (/^on .{6,90}$/i.test(line) && /wrote:$/.test(lines[at + 1]?.trim() ?? ''))
  )
    return true
  return (
    /^\**from:\**\s/i.test(line) &&
    lines.slice(at + 1, at + 5).filter((it) => /^\**(sent|to|date|subject|cc):/i.test(it.trim()))
      .length >= 2
  )
}

/** Lines without the heads of a mail at their start. */
const withoutHeaders = (lines: readonly string[]) => {
  const first = lines.findIndex((line) => line.trim() !== '')
  if (
    !header.test(lines[first]?.trim() ?? '') ||
    lines.slice(first, first + 7).filter((line) => header.test(line.trim())).length < 2
  )
    return lines
  const end = lines.findIndex(
    (line, at) => at > first && !header.test(line.trim()) && !/^\s+\S/.test(line),
  )
  return end === -1 ? [] : lines.slice(end)
}

/** Whether so many lines of a list stand after a position. */
const isListedAfter = (lines: readonly string[], from: number, fewest: number) => {
  let count = 0
  for (let at = from + 1; at < lines.length && count < fewest; at += 1)
    if (isListed(lines[at] ?? '') || spokenBy((lines[at] ?? '').trim())) count += 1
  return count === fewest
}

const isPostscript = (line: string) => /^\s*p\.? ?s\.?[\s:,–—-]/i.test(line)

/** Lines up to the signature and what a firm prints under it; a signature before more labels ends nothing. */
const withoutFooter = (lines: readonly string[]) => {
  const at = lines.findIndex(
    (line, index) =>
      (isSignOff(line.trim()) || isFooter(line)) &&
      !(/^\s*\p{Ll}/u.test(line) && breaksOff(lines[index - 1]?.trim() || '.')) &&
      !isListed(line) &&
      !isListedAfter(lines, index, lines[index - 1]?.trim() === '' ? 2 : 1),
  )
  if (at === -1) return lines
  const postscript = lines.findIndex((line, index) => index > at && isPostscript(line))
  if (postscript === -1) return lines.slice(0, at)
  const end = lines.findIndex((line, index) => index > postscript && line.trim() === '')
  return [...lines.slice(0, at), '', ...lines.slice(postscript, end === -1 ? undefined : end)]
}

const unquoted = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/^\s*(?:>\s?)+/, ''))

/** Where new items of one's own begin below what was quoted and answered, with the heading over them. */
const newItemsAt = (lines: readonly string[], isQuote: (line: string) => boolean) => {
  const lastQuote = lines.findLastIndex(isQuote)
  const first = lines.findIndex((line, at) => at > lastQuote && isLabelled(line))
  if (first === -1) return lines.length
  const over = lines.slice(lastQuote + 1, first).findLastIndex((line) => line.trim() !== '')
  const heading = lines[lastQuote + 1 + over] ?? ''
  const isHeading = over > 0 && heading.length < 60 && !/[.?]$|^reply:/i.test(heading.trim())
  return isHeading ? lastQuote + 1 + over : first
}

/** Where quoted enquiries are answered between: their lines plain, what stands between as replies. */
const answeredBetween = (all: readonly string[]): string[] | null => {
  const lines = withoutQuotedClosing(withoutQuotedEnd(all))
  const isQuote = (line: string) => /^\s*>/.test(line)
  const quoted = lines.filter((line) => isQuote(line) && isLabelled(line.replace(/^[\s>]+/, '')))
  const firstAt = lines.findIndex(
    (line) => isQuote(line) && isLabelled(line.replace(/^[\s>]+/, '')),
  )
  const lastAt = lines.findLastIndex(isQuote)
  const own = lines
    .slice(firstAt, lastAt + 1)
    .filter((line) => !isQuote(line) && line.trim() !== '')
  if (quoted.length < 2 || own.length === 0) return null
  const newAt = newItemsAt(lines.slice(firstAt), isQuote)
  return lines.slice(firstAt).map((line, at, all) => {
    if (isQuote(line)) {
      const isAfterOwn = at > 0 && !isQuote(all[at - 1] ?? '')
      return (isAfterOwn ? '\n' : '') + line.replace(/^\s*(?:>\s?)+/, '')
    }
    if (at >= newAt) return line
    const starts =
      (line.trim() !== '' && !/\S/.test((all[at - 1] ?? '').replace(/^[\s>]+$/, ''))) ||
      isQuote(all[at - 1] ?? '')
    return line.trim() !== '' && starts
      ? `\nReply: ${spokenBy(line.trim())?.text ?? line.trim()}`
      : line
  })
}

/** Lines from the greeting on, where nothing is listed before it. */
const fromGreeting = (lines: readonly string[]) => {
  const at = lines
    .slice(0, 60)
    .findIndex((line) => /^dear\b/i.test(line.trim()) && isSalutation(line.trim()))
  return at === -1 || isListedAfter(lines.slice(0, at), -1, 2) ? lines : lines.slice(at)
}

/** The newest message of a mail without its heads, history and footer; the history where nothing else is said. */
export const bodyOf = (text: string): string => {
  const lines = fromGreeting(withoutHeaders(plainText(text).split('\n')))
  const own = withoutFooter(lines)
  const isBelow = !isListedAfter(own, -1, 1)
  const between =
    answeredBetween(own) ?? (isBelow ? answeredBetween(lines) : null) ?? withQuotedReplies(own)
  if (between) return between.join('\n')
  const lastOwn = lines.findLastIndex((it) => it.trim() !== '' && !/^\s*>/.test(it))
  const cut = lines.findIndex(
    (line, at) => isHistory(lines, at) || (/^\s*>/.test(line) && at > lastOwn),
  )
  const newest = withoutFooter(cut === -1 ? lines : lines.slice(0, cut))
  return newest.join('\n')
}

/** How many lines only say that an earlier mail follows: 'On … wrote:', which may be wrapped. */
const headLines = (lines: readonly string[], cut: number) => {
  const [first = '', second = ''] = lines.slice(cut, cut + 2).map((line) => line.trim())
  if (first.startsWith('>') || header.test(first)) return 0
  return !/wrote:$/.test(first) && /wrote:$/.test(second) ? 2 : 1
}

/** What the mail before said, for a message that only passes it on. */
export const forwardedOf = (text: string): string | null => {
  const lines = withoutHeaders(plainText(text).split('\n'))
  const cut = lines.findIndex((line, at) => isHistory(lines, at) || /^\s*>/.test(line))
  if (cut === -1) return null
  const rest = unquoted(lines.slice(cut + headLines(lines, cut)))
  const next = rest.findIndex((_, at) => at > 6 && isHistory(rest, at))
  return withoutFooter(withoutHeaders(next === -1 ? rest : rest.slice(0, next))).join('\n')
}
