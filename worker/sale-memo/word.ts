import { archiveEntries } from '#domain/document/archive'
import { htmlLines } from '#domain/sale-memo/source/html-lines'
import type { Line } from '#domain/sale-memo/source/source'
import { wordHtml } from '#domain/sale-memo/source/word-html'
import { unpackedOf } from '../integrations/scan/unpacking.ts'

/** Most bytes that the text of a Word document may unpack to. */
const MOST = 20 * 1024 * 1024

/** The lines of a Word document; null where the file is none or is damaged. */
export const wordLines = async (bytes: Uint8Array): Promise<readonly Line[] | null> => {
  const main = archiveEntries(bytes)?.find(({ name }) => name === 'word/document.xml')
  if (!main || main.isEncrypted) return null
  try {
    const xml = new TextDecoder().decode(await unpackedOf(bytes, main, MOST))
    return htmlLines(wordHtml(xml))
  } catch {
    return null
  }
}
