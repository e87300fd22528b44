import { blankHeic } from './heic.ts'
import { blankJpeg } from './jpeg.ts'
import { blankPng } from './png.ts'
import { blankGps } from './tiff.ts'

const blanks: Readonly<Record<string, (bytes: Uint8Array) => void>> = {
  'image/jpeg': blankJpeg,
  'image/png': blankPng,
  'image/heic': blankHeic,
  'image/tiff': (bytes) => blankGps(bytes, 0),
}

/**
 * Blanks in place what a camera wrote into a picture: where, when and with what it was taken, and what follows its end. The
 * picture, its turn, its colours and the number of bytes stay. A file of another type, or one that breaks off, stays from there on.
 */
export const blankMetadata = (mime: string, bytes: Uint8Array) => blanks[mime]?.(bytes)
