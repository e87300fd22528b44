import { decodeCharset } from './charset.ts'
import { decodeBase64 } from './transfer.ts'

/** A question mark within a word is against its rules, and common. */
const WORD = /=\?([^?\s]+)\?([bq])\?([^?]*(?:\?(?!=)[^?]*)*)\?=/gi
/** White space between two encoded words, which is not part of the text (RFC 2047 §6.2). */
const BETWEEN = /(\?=)[ \t\r\n]+(?==\?[^?\s]+\?[bq]\?[^?]*(?:\?(?!=)[^?]*)*\?=)/gi

/** Marks that turn the direction of writing around, by which a header shows something else than it says. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** Text of a header's octets: encoded words joined before they are decoded, raw 8-bit text guessed. */
export const decodeWords = (octets: string): string => {
  const text = octets.replaceAll(BETWEEN, '$1')
  const pieces: { label: string; octets: string }[] = []
  let from = 0
  for (const match of text.matchAll(WORD)) {
    if (match.index > from) pieces.push({ label: '', octets: text.slice(from, match.index) })
    append(pieces, labelOf(match[1] ?? ''), encodedOctets(match[2] ?? '', match[3] ?? ''))
    from = match.index + match[0].length
  }
  pieces.push({ label: '', octets: text.slice(from) })
  return pieces
    .map((piece) => decodeCharset(piece.octets, piece.label))
    .join('')
    .replaceAll(TURNS, '')
}

const labelOf = (named: string) => named.replace(/\*.*$/, '').toLowerCase()

const append = (pieces: { label: string; octets: string }[], label: string, octets: string) => {
  const last = pieces.at(-1)
  if (last && last.label === label && label !== '') last.octets += octets
  else pieces.push({ label, octets })
}

const encodedOctets = (encoding: string, text: string) =>
  encoding.toLowerCase() === 'b'
    ? decodeBase64(text)
    : text
        .replaceAll('_', ' ')
        .replaceAll(/=([\dA-Fa-f]{2})/g, (_, digits: string) =>
          String.fromCharCode(Number.parseInt(digits, 16)),
        )
