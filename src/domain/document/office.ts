import type { ArchiveEntry } from './archive.ts'

/** Most bytes that an Office file may unpack to. */
export const MOST_UNPACKED = 200 * 1024 * 1024
const MOST_ENTRIES = 5000

const mainParts: Readonly<Record<string, string>> = {
  '.docx': 'word/document.xml',
  '.xlsx': 'xl/workbook.xml',
}

export const mainPartOf = (ending: string) => mainParts[ending]

const isOutside = (name: string) =>
  name.startsWith('/') || name.includes('\\') || name.split('/').includes('..')

const MACROS = /(?:^|\/)(?:vbaproject\.bin|vbadata\.xml)$|(?:^|\/)macrosheets\//i
const PROGRAMS = /(?:^|\/)activex\/|(?:^|\/)embeddings\/[^/]*\.bin$/i

export const MACRO_PROBLEM =
  'This file contains macros. Save it as a PDF or without macros and try again.'
export const BOMB_PROBLEM =
  'This file unpacks to far more than it should. Save it as a PDF and try again.'
export const PASSWORD_PROBLEM =
  'This file has a password. Save a copy without the password and try again.'

/** Why an Office file is refused for what it holds; null for nothing. */
export const officeProblem = (ending: string, entries: readonly ArchiveEntry[]): string | null => {
  const names = entries.map(({ name }) => name)
  const main = mainPartOf(ending)
  if (entries.some(({ isEncrypted }) => isEncrypted)) return PASSWORD_PROBLEM
  if (main === undefined || !names.includes('[Content_Types].xml') || !names.includes(main))
    return 'This file is an archive under another name. Unpack it and send the files inside.'
  const unpacked = entries.reduce((sum, it) => sum + it.unpacked, 0)
  if (entries.length > MOST_ENTRIES || unpacked > MOST_UNPACKED) return BOMB_PROBLEM
  if (new Set(names).size < names.length || names.some(isOutside))
    return 'This file is damaged. Open it, save it again and try again.'
  if (names.some((it) => MACROS.test(it))) return MACRO_PROBLEM
  if (names.some((it) => PROGRAMS.test(it)))
    return 'This file has another file or program embedded in it. Remove that, or save it as a PDF, and try again.'
  return null
}

const RELATION = /<(?:\w+:)?Relationship\b[^>]*>/g

/** Why a part of an Office file is refused for its text; null for nothing. */
export const partProblem = (name: string, xml: string): string | null => {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml))
    return 'This file is damaged. Open it, save it again and try again.'
  if (name === '[Content_Types].xml' && /macroEnabled|vbaProject/i.test(xml)) return MACRO_PROBLEM
  if (!name.endsWith('.rels')) return null
  const isFetched = (xml.match(RELATION) ?? []).some(
    (it) => /TargetMode\s*=\s*["']External["']/i.test(it) && !/\/hyperlink["']/i.test(it),
  )
  return isFetched
    ? 'This file fetches something from elsewhere when it is opened. Remove that, or save it as a PDF, and try again.'
    : null
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

const unescaped = (text: string) =>
  text.replaceAll(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (it, name, dec, hex) =>
      name ? (entities[name] ?? it) : charOf(dec ? Number(dec) : Number.parseInt(hex, 16), it),
  )

const charOf = (code: number, otherwise: string) =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : otherwise

/** The text of word/document.xml, a line for each paragraph, without what was deleted in tracked changes. */
export const wordText = (xml: string): string =>
  (xml.match(/<w:t(?:\s[^>]*)?>[^<]*<\/w:t>|<\/w:p>|<w:(?:br|cr|tab)\s*\/>/g) ?? [])
    .map((it) => {
      if (it.startsWith('<w:t>') || it.startsWith('<w:t '))
        return unescaped(it.replaceAll(/<[^>]*>/g, ''))
      return it.startsWith('<w:tab') ? '\t' : '\n'
    })
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
