import { eraserOf, reading } from './reading.ts'

/** A box of ISO/IEC 14496-12: its content stands from `from` to `end`. */
type Box = { readonly type: string; readonly from: number; readonly end: number }

const boxesIn = (bytes: Uint8Array, start: number, end: number): readonly Box[] => {
  const { u32, number, text } = reading(bytes)
  const boxes: Box[] = []
  for (let at = start; at + 8 <= end; ) {
    const isLong = u32(at) === 1
    const size = u32(at) === 0 ? end - at : isLong ? number(at + 8, 8) : u32(at)
    const from = at + (isLong ? 16 : 8)
    if (size < from - at || at + size > end) break
    boxes.push({ type: text(at + 4, 4), from, end: at + size })
    at += size
  }
  return boxes
}

/** Bytes of version and flags before the content of a full box. */
const FLAGS = 4
/** Bytes of the longest table of items that is read; those of cameras have some thousands. */
const MOST_TABLE = 100_000

/** Blanks the Exif and XMP of a HEIC; how it is turned is a property of its picture. */
export const blankHeic = (bytes: Uint8Array) => {
  const meta = boxesIn(bytes, 0, bytes.length).find((it) => it.type === 'meta')
  if (meta === undefined) return
  const inside = boxesIn(bytes, meta.from + FLAGS, meta.end)
  const of = (type: string) => inside.find((it) => it.type === type)
  const [items, places] = [of('iinf'), of('iloc')]
  if (items === undefined || places === undefined) return
  if (Math.max(items.end - items.from, places.end - places.from) > MOST_TABLE) return
  const metadata = metadataItems(bytes, items)
  const erase = eraserOf(bytes)
  for (const { item, from, length } of extentsOf(bytes, places, of('idat')?.from ?? 0))
    if (metadata.has(item)) erase(from, from + length)
}

/** The ids of the items of Exif, and of those of another mime type, such as XMP. */
const metadataItems = (bytes: Uint8Array, { from, end }: Box): ReadonlySet<number> => {
  const { u8, number, text } = reading(bytes)
  const first = from + FLAGS + (u8(from) === 0 ? 2 : 4)
  const ids = boxesIn(bytes, first, end).flatMap(({ from: at }) => {
    const size = u8(at) < 3 ? 2 : 4
    const type = text(at + FLAGS + size + 2, 4)
    return type === 'Exif' || type === 'mime' ? [number(at + FLAGS, size)] : []
  })
  return new Set(ids)
}

type Extent = { readonly item: number; readonly from: number; readonly length: number }

/** Where the bytes of each item stand (ISO/IEC 14496-12, 8.11.3). */
const extentsOf = (bytes: Uint8Array, { from, end }: Box, idat: number): readonly Extent[] => {
  const { u8, number } = reading(bytes)
  const version = u8(from)
  let at = from + FLAGS
  const next = (size: number) => {
    at += size
    return number(at - size, size)
  }
  const sizes = next(2)
  const [offsetSize, lengthSize] = [sizes >> 12, (sizes >> 8) & 15]
  const [baseSize, indexSize] = [(sizes >> 4) & 15, version === 0 ? 0 : sizes & 15]
  const idSize = version < 2 ? 2 : 4
  const extents: Extent[] = []
  if (offsetSize + lengthSize === 0) return extents
  for (let left = next(idSize); left > 0 && at < end; left--) {
    const item = next(idSize)
    const isInside = version > 0 && (next(2) & 15) === 1
    next(2)
    const base = next(baseSize) + (isInside ? idat : 0)
    for (let more = next(2); more > 0 && at < end; more--) {
      next(indexSize)
      extents.push({ item, from: base + next(offsetSize), length: next(lengthSize) })
    }
  }
  return extents
}
