/** An element of BER (ITU-T X.690 §8.1): its tag, and where its content begins and ends in the octets. */
export interface Element {
  readonly tag: number
  readonly from: number
  /** Its end; where the length is indefinite, the end of what it lies in. */
  readonly to: number
  readonly isOpen: boolean
}

/** Levels of elements of indefinite length that are walked through, and elements in each. */
const MAX_DEPTH = 16
const MOST_ELEMENTS = 100_000

const CONSTRUCTED = 0x20

export const isConstructed = ({ tag }: Pick<Element, 'tag'>) => (tag & CONSTRUCTED) !== 0

/** The element that begins at a place and ends before a limit; null for none, or one that is not well formed. */
export const elementAt = (octets: string, at: number, limit: number): Element | null => {
  if (at + 2 > limit) return null
  const tag = octets.charCodeAt(at)
  const length = lengthAt(octets, at + 1, limit)
  // Tags of more than one octet are not part of what is read here.
  if (length === null || (tag & 0x1f) === 0x1f) return null
  const { from, size } = length
  if (size === null) return isConstructed({ tag }) ? { tag, from, to: limit, isOpen: true } : null
  return from + size > limit ? null : { tag, from, to: from + size, isOpen: false }
}

/** A length of up to four octets (§8.1.3), and where the content begins; `size` null for an indefinite one. */
const lengthAt = (octets: string, at: number, limit: number) => {
  const first = octets.charCodeAt(at)
  if (first < 0x80) return { from: at + 1, size: first }
  if (first === 0x80) return { from: at + 1, size: null }
  const from = at + 1 + (first & 0x7f)
  if (from - at > 5 || from > limit) return null
  let size = 0
  for (let place = at + 1; place < from; place += 1) size = size * 256 + octets.charCodeAt(place)
  return { from, size }
}

/** Whether two zeros at a place end an element of indefinite length. */
export const isEndAt = (octets: string, at: number) => octets.startsWith('\0\0', at)

/** Where an element ends; null where its end is not found. */
export const endOf = (octets: string, element: Element, depth = 0): number | null => {
  if (!element.isOpen) return element.to
  if (depth === MAX_DEPTH) return null
  let at = element.from
  for (let count = 0; count < MOST_ELEMENTS; count += 1) {
    if (isEndAt(octets, at)) return at + 2
    const child = elementAt(octets, at, element.to)
    const next = child && endOf(octets, child, depth + 1)
    if (next === null) return null
    at = next
  }
  return null
}
