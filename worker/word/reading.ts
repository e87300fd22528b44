import { type ArchiveEntry, archiveEntries } from '#domain/document/archive'
import { isMergedPart, type WordPart, wordBody, wordPart } from '#domain/template/word/part'
import {
  MOST_MERGED_XML,
  requireNames,
  requirePart,
  requireRelations,
} from '#domain/template/word/problems'
import { DAMAGED, WordProblem } from '#domain/template/word/xml'
import { TooLargeError, unpackedOf, unpackedSize } from '#worker/integrations/scan/unpacking'

/** Most bytes that a template may unpack to. */
export const MOST_UNPACKED_TEMPLATE = 40 * 1024 * 1024

/** Most bytes of the text of a template with its fields. */
const MOST_TEXT_BYTES = 900_000

const TOO_LONG = 'This file has too much text for a template. Split it into several.'
const TOO_LARGE = 'This file is too large for a template. Make its pictures smaller or split it.'

const isRead = (name: string) =>
  isMergedPart(name) || name.endsWith('.rels') || /^word\/comments[^/]*\.xml$/i.test(name)

/** The text of a part of an archive; throws TooLargeError, and TypeError for a damaged one. */
export const xmlOf = async (bytes: Uint8Array, entry: ArchiveEntry, most: number) =>
  new TextDecoder('utf-8', { fatal: true }).decode(await unpackedOf(bytes, entry, most))

const orderOf = (name: string) =>
  ['header', 'document', 'footnotes', 'endnotes', 'footer'].findIndex((it) =>
    name.startsWith(`word/${it}`),
  )

/** The parts of a Word file with their fields; throws WordProblem, in words for its sender, for one that is no template. */
export const readWordTemplate = async (bytes: Uint8Array): Promise<WordPart[]> => {
  const entries = archiveEntries(bytes)
  if (entries === null) throw new WordProblem(DAMAGED)
  requireNames(entries.map(({ name }) => name))
  try {
    const parts = await readParts(bytes, entries)
    return requireShort(parts.toSorted((a, b) => orderOf(a.name) - orderOf(b.name)))
  } catch (error) {
    if (error instanceof TooLargeError) throw new WordProblem(TOO_LARGE)
    // What the decompressor and the decoder throw for bytes that are none of theirs.
    if (error instanceof TypeError) throw new WordProblem(DAMAGED)
    throw error
  }
}

/** Throws WordProblem for more text than a firm’s object stores of a template. */
const requireShort = (parts: WordPart[]) => {
  if (Buffer.byteLength(JSON.stringify(parts)) > MOST_TEXT_BYTES) throw new WordProblem(TOO_LONG)
  wordBody(parts)
  return parts
}

const readParts = async (bytes: Uint8Array, entries: readonly ArchiveEntry[]) => {
  const parts: WordPart[] = []
  let [left, text] = [MOST_UNPACKED_TEMPLATE, MOST_MERGED_XML]
  for (const entry of entries) {
    if (!isRead(entry.name)) {
      left -= await unpackedSize(bytes, entry, left)
      continue
    }
    const xml = await xmlOf(bytes, entry, Math.min(left, text))
    left -= xml.length
    text -= xml.length
    if (entry.name.endsWith('.rels')) requireRelations(entry.name, xml)
    else requirePart(entry.name, xml)
    if (isMergedPart(entry.name)) parts.push(wordPart(entry.name, xml))
  }
  return parts
}
