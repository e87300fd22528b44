import * as zip from '@zip.js/zip.js/lib/zip-core-custom.js'
import { archiveEntries } from '#domain/document/archive'
import { mergedXml } from '#domain/template/word/merging'
import { markOf } from '#domain/template/word/skeleton'
import { DAMAGED, WordProblem } from '#domain/template/word/xml'
import { unpackedOf } from '#worker/integrations/scan/unpacking'
import { MOST_UNPACKED_TEMPLATE, xmlOf } from './reading.ts'

zip.configure({ useWebWorkers: false })

/** A part of a Word file whose fields and tags were rendered, with the marks of the XML between. */
export type RenderedPart = { readonly name: string; readonly rendered: string }

/** A Word file with its rendered parts; whatever else is in it stays as it is. Throws WordProblem for one that becomes too long. */
export const mergedWord = async (
  bytes: Uint8Array,
  parts: readonly RenderedPart[],
): Promise<Uint8Array<ArrayBuffer>> => {
  const entries = archiveEntries(bytes)
  if (entries === null) throw new WordProblem(DAMAGED)
  const renderedOf = new Map(parts.map(({ name, rendered }) => [name, rendered]))
  const writer = new zip.ZipWriter(new zip.BlobWriter(), { level: 6, zip64: false })
  for (const entry of entries.filter(({ name }) => !name.endsWith('/'))) {
    const rendered = renderedOf.get(entry.name)
    const isUntouched = rendered === undefined || rendered === markOf(0)
    const content = isUntouched
      ? new Uint8Array(await unpackedOf(bytes, entry, MOST_UNPACKED_TEMPLATE))
      : mergedXml(await xmlOf(bytes, entry, MOST_UNPACKED_TEMPLATE), rendered)
    await writer.add(entry.name, new Blob([content]).stream())
  }
  return new Uint8Array(await (await writer.close()).arrayBuffer())
}
