import { isTopic } from './heading.ts'
import type { Line } from './line.ts'
import { markersOf } from './marker.ts'

/** Positions at which a block of lines begins. */
const blocksOf = (lines: readonly Line[]) => {
  const starts = lines.flatMap(({ gap }, at) => (gap || at === 0 ? [at] : []))
  return starts.map((from, index) => ({ from, until: starts[index + 1] ?? lines.length }))
}

/**
 * Lines with a bullet before each that stands under the first line of its block, where blocks are
 * a topic and short lines below it: 'Title', 'Copy conveyance 1937', 'Plan to the 1954 deed'.
 */
export const withBareLists = (lines: readonly Line[]): readonly Line[] => {
  const blocks = blocksOf(lines).filter(({ from, until }) => until - from > 1)
  const topics = blocks.filter(({ from }) => isTopic(lines[from]?.text ?? ''))
  const isBelow = (at: number) => topics.some(({ from, until }) => at > from && at < until)
  const below = lines.filter((_, at) => isBelow(at))
  const open = below.filter(({ text }) => /^\p{Lu}/u.test(text) && !/[.:;,]$/.test(text))
  const isBare =
    topics.length > 1 &&
    topics.length === blocks.length &&
    open.length === below.length &&
    lines.every(({ text }) => markersOf(text).length === 0)
  if (!isBare) return lines
  return lines.map((line, at) => (isBelow(at) ? { ...line, text: `• ${line.text}` } : line))
}
