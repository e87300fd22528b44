import * as zip from '@zip.js/zip.js/lib/zip-core-custom.js'
import type { Letter } from '#domain/document/making/plan'
import { docxParts } from './docx-parts.ts'

zip.configure({ useWebWorkers: false })

/** A letter as a Word file with styles, lists, tables and page numbers, for somebody to edit. */
export const letterDocx = async (letter: Letter): Promise<Uint8Array<ArrayBuffer>> => {
  const writer = new zip.ZipWriter(new zip.BlobWriter(), { level: 0, zip64: false })
  for (const [name, text] of docxParts(letter)) await writer.add(name, new Blob([text]).stream())
  return new Uint8Array(await (await writer.close()).arrayBuffer())
}
