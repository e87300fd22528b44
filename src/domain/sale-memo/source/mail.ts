import type { Line, MemoSource, Sender } from '../source/source.ts'
import { lineText } from '../source/source.ts'
import { holdsSale } from './holds-sale.ts'

/** A mail as it was parsed. */
export type Mail = {
  readonly sender: Sender | null
  readonly subject: string | null
  readonly recipients: readonly Sender[]
  /** The lines of its body and of what is attached, the attachments last. */
  readonly lines: readonly Line[]
}

const FORWARDED =
  /^(?:-+\s*)?(?:forwarded message|begin forwarded message|original message|forwarded by|weitergeleitet)\b|^begin forwarded/i
const FROM = /^\*?From:?\*?\s*:?\s+(.+)$/i
const HEADER = /^\*?(?:from|sent|to|cc|date|subject|reply-to|importance|attachments)\*?\s*:/i

/** What a mail says: its own text where that tells of a sale, else what the first sender of a forwarded one wrote. */
export const mailSource = ({ sender, subject, recipients, lines }: Mail): MemoSource => {
  const texts = lines.map(lineText)
  const from = texts.findLastIndex((text, index) => FROM.test(text) && isForward(texts, index))
  if (from < 0) return { sender, subject, recipients, lines }
  const first = texts.findIndex((text, index) => FROM.test(text) && isForward(texts, index))
  if (holdsSale(lines.slice(0, first)))
    return { sender, subject, recipients, lines: lines.slice(0, first) }
  const end = texts.findIndex((text, index) => index > from && !HEADER.test(text))
  const inner = subjectIn(texts.slice(from, end < 0 ? undefined : end))
  return {
    sender: senderOf(FROM.exec(texts[from] ?? '')?.[1] ?? ''),
    subject: inner ?? subject,
    recipients: recipientsIn(texts.slice(from, end < 0 ? undefined : end)),
    lines: lines.slice(end < 0 ? texts.length : end),
  }
}

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
