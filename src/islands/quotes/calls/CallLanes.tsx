import { useStore } from '@nanostores/react'
import { searchWith } from '#components/list/list-search.ts'
import { keysOf } from '#domain/entries'
import { type CallLane, callLaneNames } from '#domain/quote/case/lane'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { $route, setSearch } from '#stores/chrome/route'

/** Counts by lane; a press shows one lane alone, another press shows all. */
export const CallLanes = ({
  rows,
  laneOf,
  at,
  isCut,
}: {
  rows: readonly QuoteCaseRow[]
  laneOf: (row: QuoteCaseRow) => CallLane
  at: string
  /** More rows exist than were loaded, so counts are minimums. */
  isCut: boolean
}) => {
  const route = useStore($route)
  const byLane = Map.groupBy(rows, laneOf)
  return (
    <ul className="lanes" aria-label="Call groups">
      {keysOf(callLaneNames).map((lane) => {
        const count = byLane.get(lane)?.length ?? 0
        return (
          <li key={lane}>
            <button
              type="button"
              aria-pressed={at === lane}
              onClick={() => setSearch(searchWith(route.search, { lane: at === lane ? '' : lane }))}
            >
              <b className={`num ${lane === 'due' && count > 0 ? 'bad' : ''}`}>
                {count}
                {isCut && '+'}
              </b>
              <span className="k">{callLaneNames[lane]}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
