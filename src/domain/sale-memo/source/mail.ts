import type { DateOnly } from '../../dates.ts'
import { datesIn } from '../read/date.ts'
import { holdsSale } from './holds-sale.ts'
import type { Line, MemoSource, Sender } from './source.ts'
import { lineText } from './source.ts'

/** A mail as it was parsed. */
export type Mail = {
  readonly sender: Sender | null
  readonly subject: string | null
  readonly recipients: readonly Sender[]
  readonly writtenOn: DateOnly | null
  /** The lines of its body and of what is attached, the attachments last. */
  readonly lines: readonly Line[]
}

const FORWARDED =
  /^(?:-+\s*)?(?:forwarded message|begin forwarded message|original message|forwarded by|weitergeleitet)\b|^begin forwarded/i
const FROM = /^\*?From:?\*?\s*:?\s+(.+)$/i
const HEADER = /^\*?(?:from|sent|to|cc|date|subject|reply-to|importance|attachments)\*?\s*:/i

/** What a mail says, with who signs it apart from what stands above. */
export const mailSource = (mail: Mail): MemoSource => {
  const source = toldBy(mail)
  return { ...source, lines: withSignature(source.lines, source.sender?.name ?? null) }
}

/** The lines with a blank one above the last that is the name of who wrote a mail, or begins with it. */
const withSignature = (lines: readonly Line[], name: string | null): readonly Line[] => {
  const at =
    name?.includes(' ') === true
      ? lines.map(lineText).findLastIndex((text) => text === name || text.startsWith(`${name},`))
      : -1
  return at > 0 ? [...lines.slice(0, at), [], ...lines.slice(at)] : lines
}

/** What a mail says: its own text where that tells of a sale, else what the first sender of a forwarded one wrote, below what the same office adds. */
const toldBy = (mail: Mail): MemoSource => {
  const lines = withoutQuoted(mail.lines)
  const texts = lines.map(lineText)
  const from = texts.findLastIndex((text, index) => FROM.test(text) && isForward(texts, index))
  if (from < 0) return { ...mail, lines, sender: writerOf(mail, lines) }
  const first = texts.findIndex((text, index) => FROM.test(text) && isForward(texts, index))
  if (holdsSale(lines.slice(0, first))) return { ...mail, lines: lines.slice(0, first) }
  const after = texts.findIndex((text, index) => index > from && !HEADER.test(text))
  const end = after < 0 ? texts.length : after
  const headers = texts.slice(from, end)
  const sender = senderOf(FROM.exec(texts[from] ?? '')?.[1] ?? '')
  const isForwarded = /^fwd?:/i.test(mail.subject ?? '')
  const isOwn = !isForwarded && hostOf(sender) !== null && hostOf(sender) === hostOf(mail.sender)
  const above = isOwn ? lines.slice(0, from + 1) : []
  return {
    sender: isOwn ? mail.sender : sender,
    subject: subjectIn(headers) ?? mail.subject,
    recipients: recipientsIn(headers),
    writtenOn: dayIn(headers) ?? mail.writtenOn,
    lines: [...above, ...lines.slice(end)],
  }
}

const WROTE = /^on .{6,90} wrote:?$/i

/** The lines above an earlier mail where they tell of a sale themselves. */
const withoutQuoted = (lines: readonly Line[]) => {
  const at = lines.findIndex((line) => WROTE.test(lineText(line)))
  return at > 0 && holdsSale(lines.slice(0, at)) ? lines.slice(0, at) : lines
}

/** Who wrote a mail, or the first one below it of another office where only that one tells of the sale. */
const writerOf = ({ sender }: Mail, lines: readonly Line[]): Sender | null => {
  const at = lines.findLastIndex((line) => WROTE.test(lineText(line)))
  const [, name = ''] =
    /,\s+(?:\d\d?:\d\d,?\s+)?([^,]+<\S+@\S+>) wrote/i.exec(lineText(lines[at] ?? [])) ?? []
  const writer = senderOf(name)
  const isOther = hostOf(writer) !== null && hostOf(writer) !== hostOf(sender)
  return isOther && holdsSale(lines.slice(at)) ? writer : sender
}

const hostOf = (sender: Sender | null) => sender?.email?.split('@')[1] ?? null

const dayIn = (headers: readonly string[]) =>
  headers
    .filter((text) => /^\*?(?:date|sent)\*?:/i.test(text))
    .flatMap((text) => datesIn(text).map(({ day }) => day))[0] ?? null

/** A 'From:' begins what was forwarded below such a mark or above other headers. */
const isForward = (texts: readonly string[], index: number) =>
  texts.slice(Math.max(0, index - 3), index).some((text) => FORWARDED.test(text)) ||
  texts.slice(index + 1, index + 4).filter((text) => HEADER.test(text)).length > 0

const subjectIn = (headers: readonly string[]) =>
  headers.flatMap((text) => /^\*?subject\*?:\s*(.+)$/i.exec(text)?.[1] ?? [])[0] ?? null

/** Who the headers say that a mail went to, each by name. */
const recipientsIn = (headers: readonly string[]) =>
  headers
    .flatMap((text) => /^\*?to\*?:\s*(.+)$/i.exec(text)?.[1]?.split(/\s*[;,]\s*/) ?? [])
    .map(senderOf)
    .filter(({ name, email }) => name !== null && email !== null)

/** 'Barnaby Cattermoul <barnaby@agency.example>' as its name and address. */
const senderOf = (text: string): Sender => {
  const email = /[^\s<>"[\]():;,]+@[^\s<>"[\]():;,]+/.exec(text)?.[0]?.toLowerCase() ?? null
  const name = text
    .replace(/[<[(]?\s*(?:mailto:)?\S+@\S+.*$/, '')
    .replaceAll(/^["'\s*]+|["'\s*]+$/g, '')
  return { name: name === '' ? null : name, email }
}
