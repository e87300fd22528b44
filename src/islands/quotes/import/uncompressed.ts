import * as zip from '@zip.js/zip.js/lib/zip-core-custom.js'
import { BadFile } from './bad-file.ts'

/** The limits on an unpacked workbook: bytes, and parts of the archive. */
const MOST_BYTES = 256 * 1024 * 1024
const MOST_PARTS = 2000

// 16 KB of packed bytes are read at once: they unpack to at most 17 MB, and are counted before they fill the memory.
// A part is read and written at the same time, which takes two of the library's workers.
zip.configure({ useWebWorkers: false, maxWorkers: 2, chunkSize: 16 * 1024 })

/**
 * The same archive with its parts uncompressed: read-excel-file would unpack large parts in blob workers, which the
 * content security policy forbids. Throws `BadFile`.
 */
export const uncompressed = async (archive: Uint8Array): Promise<ArrayBuffer> => {
  try {
    return await repack(await partsOf(archive))
  } catch (error) {
    if (error instanceof BadFile) throw error
    throw new BadFile('This workbook is damaged. Open it in your spreadsheet and save it again.')
  }
}

const partsOf = async (archive: Uint8Array) => {
  const parts = await new zip.ZipReader(new zip.Uint8ArrayReader(archive)).getEntries()
  if (parts.length > MOST_PARTS)
    throw new BadFile('This workbook has too many parts. Save it as CSV.')
  return parts.filter((it) => !it.directory).filter((it) => /\.(?:xml|rels)$/i.test(it.filename))
}

const repack = async (parts: readonly zip.FileEntry[]) => {
  const writer = new zip.ZipWriter(new zip.BlobWriter(), { level: 0, zip64: false })
  const count = byteCount()
  for (const part of parts) {
    const inflated = part.compressionMethod === 0 ? new TransformStream() : inflation()
    const [{ crc32 }] = await Promise.all([
      writer.add(part.filename, inflated.readable.pipeThrough(new TransformStream(count))),
      part.getData(inflated.writable, { passThrough: 'compressed' }),
    ])
    if (crc32 !== part.crc32) throw new Error('The part is not what its check says.')
  }
  return (await writer.close()).arrayBuffer()
}

const inflation = () => new DecompressionStream('deflate-raw')

// Bytes are counted as they arrive: the sizes that an archive declares may be false.
const byteCount = (): Transformer<Uint8Array, Uint8Array> => {
  let bytesLeft = MOST_BYTES
  return {
    transform: (chunk, controller) => {
      bytesLeft -= chunk.length
      if (bytesLeft < 0)
        throw new BadFile('This workbook is too large. Save it as CSV, or split it.')
      controller.enqueue(chunk)
    },
  }
}
