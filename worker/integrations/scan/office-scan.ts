import { type ArchiveEntry, archiveEntries } from '#domain/document/archive'
import {
  BOMB_PROBLEM,
  MOST_UNPACKED,
  mainPartOf,
  officeProblem,
  partProblem,
  wordText,
} from '#domain/document/office'
import { refused, type ScanResult } from './scan.ts'
import { TooLargeError, unpackedOf, unpackedSize } from './unpacking.ts'

/** Most bytes of a part whose text is looked at. */
const MOST_PART = 20 * 1024 * 1024

const DAMAGED = refused('This file is damaged. Open it, save it again and try again.')

const isLookedAt = (name: string, main: string | undefined) =>
  name === '[Content_Types].xml' || name.endsWith('.rels') || name === main

/** Unpacks a Word or Excel file within limits and looks at what it refers to. */
export const scanOffice = async (
  bytes: Uint8Array,
  ending: string,
  mime: string,
): Promise<ScanResult> => {
  const entries = archiveEntries(bytes)
  if (entries === null) return DAMAGED
  const problem = officeProblem(ending, entries)
  if (problem !== null) return refused(problem)
  try {
    const found = await scanParts(bytes, entries, mainPartOf(ending))
    if ('reason' in found) return refused(found.reason)
    const text = ending === '.docx' ? wordText(found.main) : null
    return { is: 'clean', mime, pages: null, text }
  } catch (error) {
    if (error instanceof TooLargeError) return refused(BOMB_PROBLEM)
    // What the decompressor throws for bytes that are none of its own.
    if (error instanceof TypeError) return DAMAGED
    throw error
  }
}

const scanParts = async (
  bytes: Uint8Array,
  entries: readonly ArchiveEntry[],
  main: string | undefined,
): Promise<{ readonly main: string } | { readonly reason: string }> => {
  let left = MOST_UNPACKED
  let mainText = ''
  for (const entry of entries) {
    if (!isLookedAt(entry.name, main)) {
      left -= await unpackedSize(bytes, entry, left)
      continue
    }
    const part = await unpackedOf(bytes, entry, Math.min(left, MOST_PART))
    left -= part.byteLength
    const text = new TextDecoder().decode(part)
    const reason = partProblem(entry.name, text)
    if (reason !== null) return { reason }
    if (entry.name === main) mainText = text
  }
  return { main: mainText }
}
