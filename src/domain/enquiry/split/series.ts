import type { Line } from './line.ts'
import { isBullet, type Marker } from './marker.ts'

/** Words after which a number refers to something. */
export const reference =
  /\b(clauses?|paragraphs?|paras?|entry|entries|conditions?|schedules?|sections?|parts?|plots?|pages?|enquir(y|ies)|items?|numbers?|nos?|flats?|units?|under|dated|and|or|of|the|to|in|at|by|with|for|from|a|an|that|about|than|least|last|rule|regulations?|article|lots?|phase|form|between|until|on|before|after|since|nearly|over)[.,]?$/i

/** Whether a line breaks off within a sentence. */
export const breaksOff = (text: string) => !/([.?!:;)\]"'”’*]|[;,] ?(and|or|and\/or))$/.test(text)

/** Whether the line before breaks off within a sentence. */
export const isUnfinished = (line: Line, previous: Line | undefined) =>
  previous !== undefined && !line.gap && breaksOff(previous.text)

export const isFirst = ({ path, value }: Marker) => value === 1 && path.length === 1

export const isNext = (marker: Marker, last: Marker): boolean => {
  if (isBullet(marker)) return true
  if (marker.path.length !== last.path.length) return false
  const steps = marker.path.map((value, at) => value - (last.path[at] ?? 0))
  const changed = steps.findIndex((step) => step !== 0)
  if (steps[changed] !== 1) return false
  return marker.path.slice(changed + 1).every((value) => value === 1)
}

/** Whether a label stands later in a series, with others left out. */
export const isLater = (marker: Marker, last: Marker) => {
  const at = marker.path.findIndex((value, index) => value !== last.path[index])
  const step = (marker.path[at] ?? 0) - (last.path[at] ?? 0)
  return at === -1 || (step > 0 && step <= 30)
}

/** Whether a label of several levels, or with a word, stands later than another: '8(b)' or 'Point 8' after '7'. */
export const runsOn = ({ path, style }: Marker, last: Marker | undefined): boolean => {
  const step = (path[0] ?? 0) - (last?.path[0] ?? 0)
  return (path.length > 1 || style === 'word') && step > 0 && step <= 30
}

/** Whether a label has the letter of a part after a number of a style: '7(b)' after '7'. */
export const isOf = (marker: Marker | undefined, style: string | undefined): boolean =>
  style !== undefined && marker?.style === `${style}-letter`

/** The number that a label of several levels begins with. */
export const numberOf = (marker: Marker, style: string): Marker => ({
  ...marker,
  style,
  value: marker.path[0] ?? 0,
  path: marker.path.slice(0, 1),
})

/** Whether numbers stand below a series of capital letters or numerals. */
export const isLettered = (marker: Marker, top: Marker | undefined): boolean =>
  /^(ALPHA|ROMAN)$/.test(top?.style ?? '') && /decimal|dotted|AE|Q/.test(marker.style)

/** The depth of a label at the start of a section: '1.1' stands below '1'. */
export const freshDepth = ({ path }: Marker, top: Marker | undefined): number =>
  path.length > 1 && top?.style === 'decimal' && top.value === path[0] ? 1 : 0
