import { htmlText } from '#domain/enquiry/source/html-text'
import { wordText } from '#domain/enquiry/source/word-text'
import { splitEnquiries } from '#domain/enquiry/split/split'
import type { ReadList, SplitList } from '#domain/enquiry/split/split-list'

/** The texts of a list, likeliest first: of a mail its body, then its documents. */
export const sourceTexts = async (name: string, bytes: Uint8Array): Promise<string[]> => {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (isZip) return [await wordTextOf(bytes)]
  if (/\.eml$/i.test(name)) return mailTexts(bytes)
  const text = textOf(bytes)
  return [/\.html?$/i.test(name) || /^\s*<(!doctype|html)/i.test(text) ? htmlText(text) : text]
}

const textOf = (bytes: Uint8Array) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const wordTextOf = async (bytes: Uint8Array) => {
  const { TextWriter, Uint8ArrayReader, ZipReader } = await import('@zip.js/zip.js')
  const zip = new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false })
  const parts = new Map<string, string>()
  for (const entry of await zip.getEntries())
    if (!entry.directory && /^word\/(document|numbering|styles)\.xml$/.test(entry.filename))
      parts.set(entry.filename, await entry.getData(new TextWriter()))
  await zip.close()
  const document = parts.get('word/document.xml')
  if (document === undefined) throw new Error('This file is not a Word document.')
  return wordText({
    document,
    numbering: parts.get('word/numbering.xml') ?? '',
    styles: parts.get('word/styles.xml') ?? '',
  })
}

const mailTexts = async (bytes: Uint8Array) => {
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer' })
  const body = mail.text?.trim() ? mail.text : htmlText(mail.html ?? '')
  const attached: string[] = []
  for (const { filename, content } of mail.attachments)
    if (/\.(docx|txt)$/i.test(filename ?? '') && content instanceof ArrayBuffer)
      attached.push(...(await sourceTexts(filename ?? '', new Uint8Array(content))))
  return [body, ...attached]
}

/** A pasted or uploaded list with its split: of a mail, the text that holds most enquiries. */
export const readList = async (name: string, bytes: Uint8Array): Promise<ReadList> => {
  const texts = await sourceTexts(name, bytes)
  const read = texts.map((text) => ({ text, list: splitEnquiries(text, name) }))
  return (
    read.toSorted((a, b) => b.list.count - a.list.count)[0] ?? {
      text: '',
      list: splitEnquiries('', name),
    }
  )
}

/** The split alone. */
export const splitSource = async (name: string, bytes: Uint8Array): Promise<SplitList> =>
  (await readList(name, bytes)).list
