import type { Hit } from '#domain/list/search'
import { type SearchQuery, searchQueries } from './search-matching.ts'

/** The most hits of one kind. */
export const MOST_HITS = 8

export type Matched = { row: number; id: string; title: string; detail: string }

/** Returns the newest hits of all queries for a search. */
export const newestHits = <Row extends Matched>(
  q: string,
  kind: Hit['kind'],
  ask: (of: SearchQuery) => readonly Row[],
) => {
  const byRow = new Map(
    searchQueries(q, kind).flatMap((it) => ask(it).map((hit) => [hit.row, hit] as const)),
  )
  return [...byRow.values()]
    .toSorted((a, b) => b.row - a.row)
    .slice(0, MOST_HITS)
    .map(({ row: _, ...hit }) => hit)
}
