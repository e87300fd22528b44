import type { Line } from './line.ts'
import { isBullet, type Marker } from './marker.ts'
import { freshDepth, isLettered, isOf } from './series.ts'

/** A label that others may stand below, with what its item says so far. */
export type Level = { readonly marker: Marker; readonly indent: number; readonly text: string }

type Levels = readonly Level[]

/** Whether a bullet stands left of a level, where an outer one of its kind begins. */
export const isOutside = (
  levels: Levels,
  { style }: Marker,
  line: Line,
  depth: number,
): boolean => {
  const own = levels[depth]?.indent ?? 0
  return (
    line.indent + 1 < own &&
    levels.slice(0, depth).some((it) => it.marker.style === style && it.indent < own)
  )
}

/** Whether a line stands below the last label and not beside it. */
export const nests = (levels: Levels, line: Line): boolean => {
  const last = levels.at(-1)
  return last !== undefined && (/[:]$/.test(last.text) || line.indent > last.indent + 1)
}

const childDepth = (levels: Levels, marker: Marker, line: Line) => {
  const last = levels.at(-1)
  const isWhole = /[.?]$/.test(last?.text ?? '')
  if (isOf(marker, last?.marker.style) && isWhole) return levels.length - 1
  if (marker.path.length > 1) {
    const over = levels.findLastIndex(
      (level) =>
        level.marker.path.length < marker.path.length &&
        level.marker.path.every((value, at) => value === marker.path[at]),
    )
    return over + 1
  }
  if (last?.marker.style === 'word' && marker.style === 'decimal' && isWhole)
    return levels.length - 1
  if (!isBullet(marker) || nests(levels, line)) return levels.length
  if (line.gap && isWhole) return 0
  return last && isBullet(last.marker) ? levels.length - 1 : levels.length
}

/** The depth at which a label that opens a series stands; 0 at the top. */
export const depthOf = (levels: Levels, marker: Marker, line: Line, isFresh: boolean): number => {
  const last = levels.at(-1)
  if (last?.marker.style === marker.style && marker.value === 1 && line.indent <= last.indent)
    return levels.length - 1
  const at = levels.findIndex((level) => level.marker.style === marker.style)
  if (at !== -1 && !nests(levels, line)) return at
  const top = levels[0]?.marker
  if (isOf(top, marker.style) || (marker.style === 'word' && top?.style === 'decimal')) return 0
  if (marker.style === 'decimal' && (top?.style.startsWith('dotted') ?? false)) return 0
  if (levels.length === 0 || (isFresh && !isLettered(marker, levels[0]?.marker)))
    return freshDepth(marker, levels[0]?.marker)
  return childDepth(levels, marker, line)
}
