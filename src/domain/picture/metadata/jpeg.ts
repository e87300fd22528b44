import { endOfScan } from '../jpeg.ts'
import { reading } from './reading.ts'
import { onlyOrientation } from './tiff.ts'

const APP0 = 0xe0
const EXIF = 0xe1
const COLOURS = 0xe2
const ADOBE = 0xee
const APP15 = 0xef
const COMMENT = 0xfe
const SCAN = 0xda
const END = 0xd9

const isExtra = (code: number) => (code >= APP0 && code <= APP15) || code === COMMENT

/** Blanks comments and what applications added to a JPEG, but for its colours and its turn, and all that follows its end. */
export const blankJpeg = (bytes: Uint8Array) => {
  const { u8, u16 } = reading(bytes)
  for (let at = 2; at + 4 <= bytes.length && u8(at) === 0xff; ) {
    const code = u8(at + 1)
    if (code === END) {
      bytes.fill(0, at + 2)
      return
    }
    const end = at + 2 + u16(at + 2)
    if (isExtra(code)) blankSegment(bytes, at, end)
    at = code === SCAN ? endOfScan(bytes, end) : end
  }
}

/** The marker and the length of a segment. */
const HEAD = 4
const needed: Readonly<Record<number, string>> = {
  [APP0]: 'JFIF\0',
  [COLOURS]: 'ICC_PROFILE\0',
  [ADOBE]: 'Adobe',
}

const blankSegment = (bytes: Uint8Array, at: number, end: number) => {
  const { u8, text } = reading(bytes)
  const code = u8(at + 1)
  const from = at + HEAD
  const name = needed[code]
  if (name !== undefined && text(from, name.length) === name) return
  if (code === EXIF && text(from, 6) === 'Exif\0\0') return onlyOrientation(bytes, from + 6, end)
  bytes[at + 1] = COMMENT
  bytes.fill(0, from, end)
}
