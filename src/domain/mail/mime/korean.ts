import { bytesOf } from './octets.ts'

const [FIRST_LEAD, LAST_LEAD] = [0x81, 0xc6]
const [FIRST_SYLLABLE, LAST_SYLLABLE] = [0xac00, 0xd7a3]
const LEADS_WITH_LONG_ROWS = 0xa0

/** Pairs of octets outside KS X 1001, and what is between them. */
const ADDED =
  /((?:[\u0081-\u00a0][A-Za-z\u0081-\u00fe]|[\u00a1-\u00c6][A-Za-z\u0081-\u00a0])|[\u00a1-\u00fe]{2})/

/** Korean in EUC-KR with the syllables that code page 949 adds, which the decoder of Node does not know. */
export const decodeKorean = (octets: string): string => octets.split(ADDED).map(pieceOf).join('')

const pieceOf = (piece: string) => {
  const place = placeOf(piece)
  return (place === null ? null : addedSyllables()[place]) ?? standard(piece)
}

const standard = (octets: string) => new TextDecoder('euc-kr').decode(bytesOf(octets))

/** Which of the added syllables a pair is; null for any other piece. */
const placeOf = (piece: string) => {
  const [lead = 0, trail = 0] = [piece.charCodeAt(0), piece.charCodeAt(1)]
  if (piece.length !== 2 || lead < FIRST_LEAD || lead > LAST_LEAD) return null
  const at = trailsOf(lead).indexOf(trail)
  return at === -1 ? null : placesBefore(lead) + at
}

const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

const LETTERS = [...between(0x41, 0x5a), ...between(0x61, 0x7a)]
const LONG_ROW = [...LETTERS, ...between(0x81, 0xfe)]
const SHORT_ROW = [...LETTERS, ...between(0x81, 0xa0)]

const trailsOf = (lead: number) => (lead <= LEADS_WITH_LONG_ROWS ? LONG_ROW : SHORT_ROW)

const placesBefore = (lead: number) => {
  const long = Math.min(lead, LEADS_WITH_LONG_ROWS + 1) - FIRST_LEAD
  return long * LONG_ROW.length + (lead - FIRST_LEAD - long) * SHORT_ROW.length
}

let added: readonly string[] | undefined

/** Every syllable that KS X 1001 leaves out, in the order of Unicode, which is that of their places. */
const addedSyllables = () => {
  added ??= syllablesBeyond(standard(String.fromCharCode(...standardPairs())))
  return added
}

const standardPairs = () =>
  between(0xb0, 0xc8).flatMap((lead) => between(0xa1, 0xfe).flatMap((trail) => [lead, trail]))

const syllablesBeyond = (known: string) => {
  const held = new Set(known)
  return between(FIRST_SYLLABLE, LAST_SYLLABLE)
    .map((point) => String.fromCodePoint(point))
    .filter((it) => !held.has(it))
}
