import { crc32 } from './crc.ts'
import { reading } from './reading.ts'
import { onlyOrientation } from './tiff.ts'

const SIGNATURE = 8
/** A chunk has its length and type before its data and a checksum after it. */
const HEAD = 8
const CHECKSUM = 4
const texts = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME'])
/** A chunk that may be left out and copied, and that no reader knows. */
const NOTHING = [0x6e, 0x6f, 0x4e, 0x65]

/** Blanks texts, times and what follows the end of a PNG, and leaves of its Exif how it is turned. */
export const blankPng = (bytes: Uint8Array) => {
  const { u32, text } = reading(bytes)
  for (let at = SIGNATURE; at + HEAD + CHECKSUM <= bytes.length; ) {
    const end = at + HEAD + u32(at)
    if (end + CHECKSUM > bytes.length) return
    const type = text(at + 4, 4)
    if (texts.has(type)) {
      bytes.set(NOTHING, at + 4)
      bytes.fill(0, at + HEAD, end)
    }
    if (type === 'eXIf') onlyOrientation(bytes, at + HEAD, end)
    if (texts.has(type) || type === 'eXIf') writeChecksum(bytes, at + 4, end)
    if (type === 'IEND') bytes.fill(0, end + CHECKSUM)
    at = end + CHECKSUM
  }
}

const writeChecksum = (bytes: Uint8Array, from: number, end: number) =>
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(end, crc32(bytes.subarray(from, end)))
