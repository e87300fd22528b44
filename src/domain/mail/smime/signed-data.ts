import { type Element, elementAt, endOf, isConstructed, isEndAt } from './ber.ts'

const SEQUENCE = 0x30
const SET = 0x31
const INTEGER = 0x02
const IDENTIFIER = 0x06
const OCTET_STRING = 0x04
const OCTET_STRINGS = 0x24
const CONTENT = 0xa0

/** The beginning of every object identifier of PKCS #7: 1.2.840.113549.1.7. */
export const PKCS7 = '\u002a\u0086\u0048\u0086\u00f7\u000d\u0001\u0007'
const DATA = `${PKCS7}\u0001`
export const SIGNED_DATA = `${PKCS7}\u0002`

/** Pieces that a text may lie in, and levels of them. */
const MOST_PIECES = 100_000
const MAX_LEVELS = 4

/**
 * What CMS signed data holds (RFC 5652 §5), without a look at its signatures; null where it holds nothing, no plain data, or
 * is not well formed.
 */
export const signedContent = (octets: string): string | null => {
  const inside = walkerOf(octets)
  const whole = { tag: SEQUENCE, from: 0, to: octets.length, isOpen: false }
  const [kind, body] = inside(inside(whole, SEQUENCE)[0] ?? null, IDENTIFIER, CONTENT)
  if (!kind || !body || textOf(octets, kind) !== SIGNED_DATA) return null
  const [signed = null] = inside(body, SEQUENCE)
  const [, , content = null] = inside(signed, INTEGER, SET, SEQUENCE)
  const [type, held] = inside(content, IDENTIFIER, CONTENT)
  if (!type || !held || textOf(octets, type) !== DATA) return null
  const [string = inside(held, OCTET_STRINGS)[0]] = inside(held, OCTET_STRING)
  const pieces: string[] = []
  return string && collect(octets, string, pieces, 0) ? pieces.join('') : null
}

const textOf = (octets: string, { from, to }: Element) => octets.slice(from, to)

/** Returns what finds the first children of an element, if they have these tags; none otherwise. */
const walkerOf =
  (octets: string) =>
  (parent: Element | null, ...tags: readonly number[]): Element[] => {
    const children: Element[] = []
    let at: number | null = parent?.from ?? null
    for (const tag of tags) {
      const child: Element | null =
        parent === null || at === null ? null : elementAt(octets, at, parent.to)
      if (child?.tag !== tag) return []
      children.push(child)
      // The last one may be without an end that was found: only what is before it has to be passed.
      at = children.length === tags.length ? null : endOf(octets, child)
    }
    return children
  }

/** Collects a string of octets, whole or in pieces; returns false for one that is not well formed. */
const collect = (octets: string, string: Element, pieces: string[], level: number): boolean => {
  if (!isConstructed(string)) {
    pieces.push(textOf(octets, string))
    return pieces.length <= MOST_PIECES
  }
  if (level === MAX_LEVELS) return false
  let at: number | null = string.from
  while (at !== null && !isOver(octets, string, at)) {
    const piece = elementAt(octets, at, string.to)
    const isString = piece?.tag === OCTET_STRING || piece?.tag === OCTET_STRINGS
    if (piece === null || !isString || !collect(octets, piece, pieces, level + 1)) return false
    at = endOf(octets, piece)
  }
  return at !== null
}

const isOver = (octets: string, { to, isOpen }: Element, at: number) =>
  isOpen ? isEndAt(octets, at) : at >= to
