import type { Line, MemoSource, Sender } from '../source/source.ts'
import { lineText } from '../source/source.ts'

/** A mail as it was parsed. */
export type Mail = {
  readonly sender: Sender | null
  readonly subject: string | null
  /** The lines of its body and of what is attached, the attachments last. */
  readonly lines: readonly Line[]
}

const FORWARDED =
  /^(?:-+\s*)?(?:forwarded message|begin forwarded message|original message|forwarded by|weitergeleitet)\b|^begin forwarded/i
const FROM = /^\*?From:?\*?\s*:?\s+(.+)$/i
const HEADER = /^\*?(?:from|sent|to|cc|date|subject|reply-to|importance|attachments)\*?\s*:/i

/** What a mail says; of a forwarded one what the first sender wrote, and who that was. */
export const mailSource = ({ sender, subject, lines }: Mail): MemoSource => {
  const texts = lines.map(lineText)
  const from = texts.findLastIndex((text, index) => FROM.test(text) && isForward(texts, index))
  if (from < 0) return { sender, subject, lines }
  const end = texts.findIndex((text, index) => index > from && !HEADER.test(text))
  const inner = subjectIn(texts.slice(from, end < 0 ? undefined : end))
  return {
    sender: senderOf(FROM.exec(texts[from] ?? '')?.[1] ?? ''),
    subject: inner ?? subject,
    lines: lines.slice(end < 0 ? texts.length : end),
  }
}

/** A 'From:' begins what was forwarded below such a mark or above other headers. */
const isForward = (texts: readonly string[], index: number) =>
  texts.slice(Math.max(0, index - 3), index).some((text) => FORWARDED.test(text)) ||
  texts.slice(index + 1, index + 4).filter((text) => HEADER.test(text)).length > 0

const subjectIn = (headers: readonly string[]) =>
  headers.flatMap((text) => /^\*?subject\*?:\s*(.+)$/i.exec(text)?.[1] ?? [])[0] ?? null

/** 'Barnaby Cattermoul <barnaby@agency.example>' as its name and address. */
const senderOf = (text: string): Sender => {
  const email = /[^\s<>"[\]():;,]+@[^\s<>"[\]():;,]+/.exec(text)?.[0]?.toLowerCase() ?? null
  const name = text
    .replace(/[<[(]?\s*(?:mailto:)?\S+@\S+.*$/, '')
    .replaceAll(/^["'\s*]+|["'\s*]+$/g, '')
  return { name: name === '' ? null : name, email }
}
