import type { Line } from './line.ts'
import { isBullet, type Marker } from './marker.ts'

/** Words after which a number refers to something. */
export const reference =
  /\b(clauses?|paragraphs?|paras?|entry|entries|conditions?|schedules?|sections?|parts?|plots?|pages?|enquir(y|ies)|items?|numbers?|nos?|flats?|units?|under|dated|and|or|of|the|to|in|at|by|with|for|from|a|an|that|about|than|least|last|rule|regulations?|article|lots?|phase|form|between|until|on|before|after|since|nearly|over)[.,]?$/i

/** Whether the line before breaks off within a sentence. */
export const isUnfinished = (line: Line, previous: Line | undefined) =>
  previous !== undefined &&
  !line.gap &&
  !/([.?!:;)\]"'”’*]|[;,] ?(and|or|and\/or))$/.test(previous.text)

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
