import PostalMime, { type Email } from 'postal-mime'
import { londonDate } from '#domain/dates'
import { htmlLines } from '#domain/sale-memo/source/html-lines'
import { mailSource } from '#domain/sale-memo/source/mail'
import type { Line, MemoSource, Sender } from '#domain/sale-memo/source/source'
import { textLines } from '#domain/sale-memo/source/text-lines'
import { pdfLines } from './pdf.ts'

/** Why a file has no text to read. */
export class Unreadable extends Error {
  readonly reason: 'scan' | 'password' | 'damaged'

  constructor(reason: Unreadable['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** What a file says, by its content rather than its name; throws `Unreadable`. */
export const memoSource = async (bytes: Uint8Array, path: string): Promise<MemoSource> => {
  if (isPdf(bytes)) return { lines: await readPdf(bytes), sender: null, subject: null }
  if (isPicture(bytes)) throw new Unreadable('scan')
  const text = decodedText(bytes)
  if (isMail(text, path)) return await readMail(bytes)
  const lines = /<(?:html|body|table|div|p|h[1-6]|dl|ul|ol|br)\b[^<>]*>/i.test(text)
    ? htmlLines(text)
    : textLines(text)
  return { lines, sender: null, subject: null }
}

const isPdf = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 1024)).toString('latin1').includes('%PDF-')

/** JPEG, PNG, GIF or HEIC, by how each begins. */
const isPicture = (bytes: Uint8Array) => {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return (
    ['\xff\xd8\xff', '\x89PNG', 'GIF8'].some((mark) => start.startsWith(mark)) ||
    start.startsWith('ftyphei', 4)
  )
}

const isMail = (text: string, path: string) =>
  path.toLowerCase().endsWith('.eml') ||
  (/^(?:(?:received|return-path|from|to|subject|date|message-id|mime-version|content-type|delivered-to|x-[\w-]+):.*\r?\n(?:[ \t].*\r?\n)*){3}/i.test(
    text,
  ) &&
    /^(?:message-id|mime-version|received|from:.*@)/im.test(text.split(/\r?\n\r?\n/)[0] ?? ''))

const decodedText = (bytes: Uint8Array) => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const readPdf = async (bytes: Uint8Array) => {
  const read = await pdfLines(bytes)
  if (typeof read === 'string') throw new Unreadable(read)
  return read
}

const readMail = async (bytes: Uint8Array): Promise<MemoSource> => {
  const mail = await PostalMime.parse(bytes)
  const sender = senderOf(mail)
  const attached: Line[] = []
  for (const { mimeType, content } of mail.attachments)
    attached.push(...(await attachmentLines(mimeType, content)))
  const body = bodyLines(mail.text ?? '', mail.html ?? '')
  const lines = [...body, [], ...attached]
  return mailSource({
    sender,
    subject: mail.subject ?? null,
    recipients: recipientsOf(mail),
    writtenOn: mail.date ? londonDate(mail.date) : null,
    lines,
  })
}

/** Who wrote a mail; who is to be answered where a machine sent it. */
const senderOf = ({ from, replyTo }: Email): Sender | null => {
  const answered = replyTo?.[0]
  const isMachine = /^no-?reply/i.test(from?.address ?? '')
  const { name, address } = (isMachine ? answered : undefined) ?? from ?? {}
  return address ? { name: name || null, email: address.toLowerCase() } : null
}

const recipientsOf = ({ to = [], cc = [] }: Email): readonly Sender[] =>
  [...to, ...cc].flatMap(({ name, address }) =>
    name && address ? [{ name, email: address.toLowerCase() }] : [],
  )

/** The body as its reader sees it; the plain part only where it says as much as the HTML one. */
const bodyLines = (text: string, html: string) => {
  if (html === '') return textLines(text)
  const lines = htmlLines(html)
  const length = lines.flat().reduce((sum, cell) => sum + cell.text.length, 0)
  return length >= text.trim().length * 0.5 ? lines : textLines(text)
}

const attachmentLines = async (
  type: string,
  content: string | ArrayBuffer | Uint8Array,
): Promise<readonly Line[]> => {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
  if (isPdf(bytes)) {
    const read = await pdfLines(bytes)
    return typeof read === 'string' ? [] : read
  }
  if (type === 'message/rfc822') return (await readMail(bytes)).lines
  return type === 'text/plain' ? textLines(decodedText(bytes)) : []
}
