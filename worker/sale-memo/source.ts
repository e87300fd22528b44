import PostalMime, { type Email } from 'postal-mime'
import { londonDate } from '#domain/dates'
import { isSurelyPerson } from '#domain/sale-memo/read/person'
import { holdsSale } from '#domain/sale-memo/source/holds-sale'
import { htmlLines } from '#domain/sale-memo/source/html-lines'
import { mailSource } from '#domain/sale-memo/source/mail'
import type { Line, MemoSource, Sender } from '#domain/sale-memo/source/source'
import { textLines } from '#domain/sale-memo/source/text-lines'
import { pdfLines } from './pdf.ts'
import { wordLines } from './word.ts'

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
  if (isArchive(bytes)) return { lines: await readWord(bytes), sender: null, subject: null }
  const text = decodedText(bytes)
  if (isBinary(text)) throw new Unreadable('damaged')
  if (isMail(text, path)) return await readMail(bytes)
  const lines = /<(?:html|body|table|div|p|h[1-6]|dl|ul|ol|br)\b[^<>]*>/i.test(text)
    ? htmlLines(text)
    : textLines(text)
  return { lines, sender: null, subject: null }
}

const isPdf = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 1024)).toString('latin1').includes('%PDF-')

/** JPEG, PNG, GIF, TIFF, WebP or HEIC, by how each begins. */
const isPicture = (bytes: Uint8Array) => {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return (
    ['\xff\xd8\xff', '\x89PNG', 'GIF8', 'II*\0', 'MM\0*'].some((mark) => start.startsWith(mark)) ||
    start.startsWith('ftyphei', 4) ||
    start.startsWith('WEBP', 8)
  )
}

const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3

/** Whether a file that was taken for text is none: characters that no text has. */
const isBinary = (text: string) => {
  const start = text.slice(0, 4096)
  return [...start].filter((it) => it < '\b').length > 0.01 * start.length
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

const readWord = async (bytes: Uint8Array) => {
  const lines = await wordLines(bytes)
  if (lines === null) throw new Unreadable('damaged')
  return lines
}

const readMail = async (bytes: Uint8Array): Promise<MemoSource> => {
  const mail = await PostalMime.parse(bytes)
  const forwarded = await forwardedIn(mail)
  if (forwarded) return forwarded
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

/** The mail that another brings with it, where that one tells of a sale and this one does not. */
const forwardedIn = async ({ attachments, text, html }: Email): Promise<MemoSource | null> => {
  const inner = attachments.find(({ mimeType }) => mimeType === 'message/rfc822')
  if (!inner || holdsSale(bodyLines(text ?? '', html ?? ''))) return null
  const source = await readMail(bytesOf(inner.content))
  return holdsSale(source.lines) ? source : null
}

/** Who wrote a mail; who is to be answered where a machine sent it. */
const senderOf = ({ from, replyTo }: Email): Sender | null => {
  const answered = replyTo?.[0]
  const isMachine = /^no-?reply/i.test(from?.address ?? '')
  const { name, address } = (isMachine ? answered : undefined) ?? from ?? {}
  return address ? { name: inOrder(name ?? '') || null, email: address.toLowerCase() } : null
}

/** 'Ellis, Rhodri' as 'Rhodri Ellis'. */
const inOrder = (name: string) => {
  const [, last, given] =
    /^(\p{Lu}[\p{L}'’-]+), (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.]*)?)$/u.exec(name) ?? []
  return last && given && isSurelyPerson(`${given} ${last}`) ? `${given} ${last}` : name
}

const recipientsOf = ({ to = [], cc = [] }: Email): readonly Sender[] =>
  [...to, ...cc].flatMap(({ name, address }) =>
    name && address ? [{ name: inOrder(name), email: address.toLowerCase() }] : [],
  )

/** The body as its reader sees it; the plain part only where it says as much as the HTML one. */
const bodyLines = (text: string, html: string) => {
  if (html === '') return textLines(text)
  const lines = htmlLines(html)
  const length = lines.flat().reduce((sum, cell) => sum + cell.text.length, 0)
  return length >= text.trim().length * 0.5 ? lines : textLines(text)
}

type Content = string | ArrayBuffer | Uint8Array

const bytesOf = (content: Content) =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)

const attachmentLines = async (type: string, content: Content): Promise<readonly Line[]> => {
  const bytes = bytesOf(content)
  if (isPdf(bytes)) {
    const read = await pdfLines(bytes)
    return typeof read === 'string' ? [] : read
  }
  if (isArchive(bytes)) return (await wordLines(bytes)) ?? []
  if (type === 'message/rfc822') return (await readMail(bytes)).lines
  if (type === 'text/html') return htmlLines(decodedText(bytes))
  return type === 'text/plain' ? textLines(decodedText(bytes)) : []
}
