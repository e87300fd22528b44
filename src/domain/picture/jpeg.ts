import { type BarePicture, joined } from './bare-picture.ts'

/** The segments that a picture needs (ITU-T T.81, table B.1): tables, frames and scans. */
const needed = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd, 0xda])
const frames = new Set([0xc0, 0xc1, 0xc2])
const SCAN = 0xda
const END = 0xd9

const u16 = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)

/** Where the coded data from `at` ends: at the next marker that is no restart. */
export const endOfScan = (bytes: Uint8Array, at: number) => {
  for (let index = at; index + 1 < bytes.length; index++) {
    const code = bytes[index + 1] ?? 0
    const isMarker = bytes[index] === 0xff && code !== 0 && (code < 0xd0 || code > 0xd7)
    if (isMarker) return index
  }
  return bytes.length
}

/** The picture of a JPEG without comments, thumbnail, place and camera; null for what is none, or is cut off. */
export const bareJpeg = (bytes: Uint8Array): BarePicture | null => {
  if (u16(bytes, 0) !== 0xffd8) return null
  const kept: Uint8Array[] = [bytes.subarray(0, 2)]
  let size = { width: 0, height: 0 }
  for (let at = 2; at + 4 <= bytes.length; ) {
    const code = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0
    if (code === 0) return null
    const end = at + 2 + u16(bytes, at + 2)
    if (end > bytes.length) return null
    if (frames.has(code)) size = { height: u16(bytes, at + 5), width: u16(bytes, at + 7) }
    const next = code === SCAN ? endOfScan(bytes, end) : end
    if (needed.has(code)) kept.push(bytes.subarray(at, next))
    if (code === SCAN && bytes[next] === 0xff && bytes[next + 1] === END)
      return size.width === 0 || size.height === 0
        ? null
        : { ...size, bytes: joined([...kept, bytes.subarray(next, next + 2)]) }
    at = next
  }
  return null
}
