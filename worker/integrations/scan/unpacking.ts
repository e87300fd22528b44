import type { ArchiveEntry } from '#domain/document/archive'

const DEFLATED = 8

/** Thrown for an entry that unpacks to more than allowed. */
export class TooLargeError extends Error {}

/** The unpacked bytes of an entry; throws TooLargeError past `most`, and TypeError for a damaged one. */
export const unpackedOf = async (
  archive: Uint8Array,
  { method, from, to }: ArchiveEntry,
  most: number,
): Promise<Uint8Array> => {
  const packed = archive.slice(from, to)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of streamOf(packed, method)) {
    size += part.byteLength
    if (size > most) throw new TooLargeError(`more than ${most} bytes`)
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** How many bytes an entry unpacks to, without holding them; throws like `unpackedOf`. */
export const unpackedSize = async (
  archive: Uint8Array,
  { method, from, to }: ArchiveEntry,
  most: number,
): Promise<number> => {
  let size = 0
  for await (const part of streamOf(archive.slice(from, to), method)) {
    size += part.byteLength
    if (size > most) throw new TooLargeError(`more than ${most} bytes`)
  }
  return size
}

const streamOf = (packed: Uint8Array<ArrayBuffer>, method: number): AsyncIterable<Uint8Array> => {
  const stream = new Blob([packed]).stream()
  return method === DEFLATED ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream
}
