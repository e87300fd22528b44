import { eraserOf, reading } from './reading.ts'

const ORIENTATION = 0x0112
const GPS = 0x8825
/** XMP and IPTC, which may name a place as well. */
const texts = new Set([0x02bc, 0x83bb])
/** Bytes of an entry: tag, type, count and value. */
const ENTRY = 12
/** Bytes of a value by its type (TIFF 6.0, section 2). */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

/** Most directories of a file that are looked through; each page of a fax is one. */
const MOST_DIRECTORIES = 500

type Tiff = ReturnType<typeof reading> & {
  readonly start: number
  readonly end: number
  readonly first: number
}

const tiffAt = (bytes: Uint8Array, start: number, end: number): Tiff | null => {
  const mark = reading(bytes).text(start, 2)
  if (mark !== 'II' && mark !== 'MM') return null
  const read = reading(bytes, mark === 'II')
  if (read.u16(start + 2) !== 42) return null
  return { ...read, start, end, first: start + read.u32(start + 4) }
}

/** Where the entries of a directory begin. */
const entriesAt = (tiff: Tiff, at: number) => {
  const room = Math.max(0, Math.floor((tiff.end - at - 2) / ENTRY))
  return Array.from({ length: Math.min(tiff.u16(at), room) }, (_, index) => at + 2 + index * ENTRY)
}

/** Blanks place, XMP and IPTC in every directory of the TIFF that begins at `start`. */
export const blankGps = (bytes: Uint8Array, start: number) => {
  const tiff = tiffAt(bytes, start, bytes.length)
  if (tiff === null) return
  const erase = eraserOf(bytes)
  let at = tiff.first
  for (let left = MOST_DIRECTORIES; left > 0 && at > start && at < bytes.length; left--) {
    const entries = entriesAt(tiff, at)
    for (const entry of entries) {
      if (tiff.u16(entry) === GPS) blankDirectory(erase, tiff, start + tiff.u32(entry + 8))
      if (texts.has(tiff.u16(entry))) blankValue(erase, tiff, entry)
    }
    const next = tiff.u32(at + 2 + entries.length * ENTRY)
    at = next === 0 ? 0 : start + next
  }
}

type Erase = ReturnType<typeof eraserOf>

const blankDirectory = (erase: Erase, tiff: Tiff, at: number) => {
  if (at <= tiff.start || at >= tiff.end) return
  for (const entry of entriesAt(tiff, at)) {
    blankValue(erase, tiff, entry)
    erase(entry, entry + ENTRY)
  }
  erase(at, at + 2)
}

/** Blanks what an entry says where it does not fit into the entry itself. */
const blankValue = (erase: Erase, tiff: Tiff, entry: number) => {
  const length = (sizes[tiff.u16(entry + 2)] ?? 0) * tiff.u32(entry + 4)
  const value = tiff.start + tiff.u32(entry + 8)
  if (length > 4) erase(value, value + length)
}

/** Leaves of the Exif that stands from `start` to `end` nothing but how its picture is turned. */
export const onlyOrientation = (bytes: Uint8Array, start: number, end: number) => {
  const tiff = tiffAt(bytes, start, end)
  const entry = tiff && entriesAt(tiff, tiff.first).find((it) => tiff.u16(it) === ORIENTATION)
  const turn = tiff && entry ? tiff.u16(entry + 8) : 0
  bytes.fill(0, start, end)
  bytes.set(exifOf(turn).subarray(0, end - start), start)
}

/** An Exif of one directory, with an orientation unless it is 0. */
const exifOf = (turn: number) => {
  const head = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8]
  const entry = [ORIENTATION >> 8, ORIENTATION & 0xff, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0]
  return Uint8Array.from([...head, 0, turn === 0 ? 0 : 1, ...(turn === 0 ? [] : entry), 0, 0, 0, 0])
}
