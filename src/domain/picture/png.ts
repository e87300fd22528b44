import { type BarePicture, joined } from './bare-picture.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The chunks that a still picture needs (ISO/IEC 15948, 5.6): header, colours, transparency, dots and end. */
const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

/** A chunk has its length before its type and a checksum of four bytes after its data. */
const AROUND_DATA = 12
const HEADER_DATA = 13

const u32 = (bytes: Uint8Array, at: number) =>
  [0, 1, 2, 3].reduce((sum, offset) => sum * 256 + (bytes[at + offset] ?? 0), 0)

const typeAt = (bytes: Uint8Array, at: number) =>
  String.fromCharCode(...bytes.subarray(at + 4, at + 8))

/** The picture of a PNG without texts, time, place and camera; null for what is none, or is cut off. */
export const barePng = (bytes: Uint8Array): BarePicture | null => {
  if (!signature.every((byte, index) => bytes[index] === byte)) return null
  const first = signature.length
  if (typeAt(bytes, first) !== 'IHDR' || u32(bytes, first) !== HEADER_DATA) return null
  const size = { width: u32(bytes, first + 8), height: u32(bytes, first + 12) }
  if (size.width === 0 || size.height === 0) return null
  const kept = [bytes.subarray(0, first)]
  let hasDots = false
  for (let at = first; at + AROUND_DATA <= bytes.length; ) {
    const end = at + AROUND_DATA + u32(bytes, at)
    if (end > bytes.length) return null
    const type = typeAt(bytes, at)
    if (needed.has(type)) kept.push(bytes.subarray(at, end))
    hasDots ||= type === 'IDAT'
    if (type === 'IEND') return hasDots ? { ...size, bytes: joined(kept) } : null
    at = end
  }
  return null
}
