import { computed, onMount, type ReadableAtom } from 'nanostores'
import { createFetcherStore, revalidateKeys } from './fetching.ts'
import { firstPageOf } from './first-page.ts'
import { laterPagesOf, type Page } from './later-pages.ts'

type Paging<Query, Row, Totals> = {
  /** What the keys of its cache begin with: 'leads/'. */
  readonly key: string
  /** What the list is asked; null on a page without it, and then nothing is requested. */
  readonly $query: ReadableAtom<Query | null>
  readonly page: (query: Query & { after?: string }) => Promise<Page<Row>>
  /** Count and sums of the query without its order. */
  readonly totals?: (query: Query) => Promise<Totals>
  readonly keyOf: (row: Row) => string | number
  /** What later pages are asked for besides the query: `{ limit: 100 }`. */
  readonly later?: Partial<Query>
  /** Whether the first request takes all pages, up to a thousand rows. */
  readonly isWhole?: (query: Query) => boolean
  /** Calls back when a row may have changed; returns a function that stops. */
  readonly follow?: (refresh: () => void) => () => void
}

/**
 * A list that is fetched page by page: `$rows` has every row so far, once each, and `next`, null after the last page.
 *
 * @example
 * export const { $rows: $leadRows, loadMore, refresh } = pagedListOf({
 *   key: 'leads/', $query, page: (query) => call(leadApi.list, { query }), keyOf: ({ id }) => id,
 * })
 */
export const pagedListOf = <Query extends object, Row, Totals = never>(
  list: Paging<Query, Row, Totals>,
) => {
  const { key: prefix, $query, page, keyOf } = list
  const $key = computed($query, (query) => query && JSON.stringify(query))
  const { $first, current } = firstPageOf<Row>({
    prefix,
    $key,
    fetchPage: (key) => fetchFirst(list, parse<Query>(key)),
    onPage: (key, first) => pages.follow(key, first),
  })
  const pages = laterPagesOf<Row>({
    $key,
    firstPage: current,
    fetchPage: (key, after) => page({ ...parse<Query>(key), ...list.later, after }),
  })
  const refresh = () =>
    revalidateKeys((key) => key.startsWith(prefix) || key.startsWith('saved-views/'))
  onMount($first, () => {
    const stops = [list.follow?.(refresh), $key.listen(pages.reset), pages.reset]
    return () => {
      for (const stop of stops) stop?.()
    }
  })
  const $rows = computed([$first, pages.$later], (first, later) => ({
    ...first,
    rows: unique([...(first.data?.rows ?? []), ...(later?.rows ?? [])], keyOf),
    next: later === null ? (first.data?.next ?? null) : later.next,
  }))
  return { $rows, $totals: totalsOf(list), loadMore: pages.loadMore, refresh }
}

const fetchFirst = async <Query extends object, Row>(
  { isWhole, page }: Pick<Paging<Query, Row, never>, 'isWhole' | 'page'>,
  query: Query,
) => (isWhole?.(query) ? (await import('./all-pages.ts')).fetchAllPages(page, query) : page(query))

const totalsOf = <Query extends object, Row, Totals>({
  key: prefix,
  $query,
  totals,
}: Paging<Query, Row, Totals>) =>
  createFetcherStore<Totals>(
    [`${prefix}totals/`, computed($query, (query) => totals && query && withoutOrder(query))],
    {
      fetcher: async (_, key) => {
        if (!totals) throw new Error(`${prefix} has no totals.`)
        return totals(parse<Query>(String(key)))
      },
    },
  )

const parse = <Query>(key: string): Query => JSON.parse(key)

// In whatever order, the rows come to the same.
const withoutOrder = (query: object) =>
  JSON.stringify(query, (name, value: unknown) =>
    name === 'sort' || name === 'direction' ? undefined : value,
  )

/** Every row once: one that moved to another page stays where it was first. */
const unique = <Row>(rows: readonly Row[], keyOf: (row: Row) => string | number) => {
  const seen = new Set<string | number>()
  return rows.filter((row) => {
    const key = keyOf(row)
    return !seen.has(key) && seen.add(key)
  })
}
