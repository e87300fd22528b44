import { useState } from 'react'
import { Feed, type FeedDay, type FeedLine } from './Feed.tsx'
import { joinLines } from './joined-lines.ts'

export type TimelineLine = FeedLine & {
  /** The filter that the line belongs to: 'Tasks', 'Messages'. */
  readonly kind: string
}
export type TimelineDay = FeedDay<TimelineLine>

export const Timeline = ({ days }: { days: readonly TimelineDay[] }) => {
  const [kind, setKind] = useState<string | null>(null)
  const counts = kindsOf(days)
  const shown = kind !== null && counts.has(kind) ? onlyKind(days, kind) : joinLines(days)
  return (
    <div className="timeline">
      {counts.size > 1 && (
        <fieldset className="kinds" aria-label="Show only">
          {[...counts].map(([name, count]) => (
            <button
              key={name}
              type="button"
              className="fchip"
              aria-pressed={kind === name}
              onClick={() => setKind(kind === name ? null : name)}
            >
              {name} <b className="num">{count}</b>
            </button>
          ))}
        </fieldset>
      )}
      <Feed days={shown} />
    </div>
  )
}

const kindsOf = (days: readonly TimelineDay[]) => {
  const counts = new Map<string, number>()
  for (const { lines } of days)
    for (const { kind } of lines) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}

const onlyKind = (days: readonly TimelineDay[], kind: string) =>
  days
    .map(({ day, lines }) => ({ day, lines: lines.filter((line) => line.kind === kind) }))
    .filter(({ lines }) => lines.length > 0)
