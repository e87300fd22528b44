import { isTopic, named, titled } from './heading.ts'
import type { Line } from './line.ts'
import { type Marker, markersOf } from './marker.ts'
import { reference } from './series.ts'

/** Whether a line is a label with a topic: '3. The flat'. */
export const isNumberedTopic = (line: Line | undefined) =>
  markersOf(line?.text ?? '').some((it) => it.isPunctuated && isTopic(named(it.rest)))

type Numbered = { readonly at: number; readonly marker: Marker; readonly isTopic: boolean }

const numberedIn = (lines: readonly Line[]): Numbered[] =>
  lines.flatMap(({ text, gap }, at) => {
    const marker = markersOf(text).find(({ style }) => style === 'decimal')
    const isReferred = !gap && reference.test(lines[at - 1]?.text ?? '')
    return marker?.isPunctuated && !isReferred
      ? [{ at, marker, isTopic: isTopic(titled(marker.rest)) }]
      : []
  })

/** Whether each number is the next of the one before it, or begins again. */
const runs = (numbered: readonly Numbered[], mayRestart: boolean) =>
  numbered.every(({ marker: { value } }, at) => {
    const last = numbered[at - 1]?.marker.value ?? 0
    return value === last + 1 || (mayRestart && value === 1)
  })

const bare = /^(\d{1,2}|[A-Z]) (?=\p{Lu})(.*)$/u

/** Positions of headings whose number or letter has no stop, where they count from one: '1 Drainage' or 'A DRAINAGE' over '1.' */
const bareHeadings = (lines: readonly Line[]): readonly number[] => {
  const found = lines.flatMap(({ text, gap }, at) => {
    const [, mark = '', topic = ''] = bare.exec(text) ?? []
    const next = lines[at + 1]
    const isOver = next !== undefined && (next.gap || markersOf(next.text).length > 0)
    const isHeading =
      gap && isOver && isTopic(titled(topic)) && (/\d/.test(mark) || /\p{Lu}{2}/u.test(topic))
    const value = /\d/.test(mark) ? Number(mark) : mark.charCodeAt(0) - 64
    return isHeading ? [{ at, value }] : []
  })
  const counts = found.length > 1 && found.every(({ value }, at) => value === at + 1)
  return counts ? found.map(({ at }) => at) : []
}

/** Positions of headings that have a series of numbers of their own, above enquiries with another of the same kind. */
export const numberedHeadings = (lines: readonly Line[]): readonly number[] => {
  const bare = bareHeadings(lines)
  if (bare.length > 0) return bare
  const numbered = numberedIn(lines)
  if (runs(numbered, false)) return []
  const isOver = (it: Numbered, place: number) =>
    it.isTopic && numbered[place + 1]?.at === it.at + 1
  const headings = numbered.filter(isOver)
  const enquiries = numbered.filter((it, place) => !isOver(it, place))
  const isSeries = headings.length > 1 && headings[0]?.marker.value === 1 && runs(headings, false)
  return isSeries && runs(enquiries, true) ? headings.map(({ at }) => at) : []
}
