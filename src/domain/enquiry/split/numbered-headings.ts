import { isTopic, named } from './heading.ts'
import type { Line } from './line.ts'
import { type Marker, markersOf } from './marker.ts'

/** Whether a line is a label with a topic: '3. The flat'. */
export const isNumberedTopic = (line: Line | undefined) =>
  markersOf(line?.text ?? '').some((it) => it.isPunctuated && isTopic(named(it.rest)))

type Numbered = { readonly at: number; readonly marker: Marker; readonly isTopic: boolean }

const numberedIn = (lines: readonly Line[]): Numbered[] =>
  lines.flatMap(({ text }, at) => {
    const marker = markersOf(text).find(({ style }) => style === 'decimal')
    return marker?.isPunctuated ? [{ at, marker, isTopic: isTopic(marker.rest) }] : []
  })

/** Whether each number is the next of the one before it, or begins again. */
const runs = (numbered: readonly Numbered[], mayRestart: boolean) =>
  numbered.every(({ marker: { value } }, at) => {
    const last = numbered[at - 1]?.marker.value ?? 0
    return value === last + 1 || (mayRestart && value === 1)
  })

/** Positions of headings that have a series of numbers of their own, above enquiries with another of the same kind. */
export const numberedHeadings = (lines: readonly Line[]): readonly number[] => {
  const numbered = numberedIn(lines)
  if (runs(numbered, false)) return []
  const isOver = (it: Numbered, place: number) =>
    it.isTopic && numbered[place + 1]?.at === it.at + 1
  const headings = numbered.filter(isOver)
  const enquiries = numbered.filter((it, place) => !isOver(it, place))
  const isSeries = headings.length > 1 && headings[0]?.marker.value === 1 && runs(headings, false)
  return isSeries && runs(enquiries, true) ? headings.map(({ at }) => at) : []
}
