import type { FeedDay, FeedLine } from './Feed.tsx'

/** Joins the lines, newest first, of one person at one instant: what was done first leads, and the rest stands below. */
export const joinLines = <Line extends FeedLine>(days: readonly FeedDay<Line>[]) =>
  days.map(({ day, lines }) => ({ day, lines: lines.reduce<Line[]>(withLine, []) }))

const withLine = <Line extends FeedLine>(joined: Line[], line: Line): Line[] => {
  const last = joined.at(-1)
  if (last === undefined || last.act === undefined || last.act !== line.act)
    return [...joined, line]
  const also = [...(last.also ?? []), last.text].filter((text) => text !== line.text)
  return [...joined.slice(0, -1), { ...line, also }]
}
