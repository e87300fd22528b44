import { atom, computed, onMount } from 'nanostores'
import type { ConveyanceFilters } from '#domain/conveyance/api'
import { type BoardColumn, boardApi, type ConveyanceBoard } from '#domain/conveyance/board/api'
import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { conveyanceFiltersIn } from '#stores/conveyance/conveyances'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { $conveyanceLayout } from './layout.ts'

const $key = computed([$route, $conveyanceLayout], ({ name, search }, layout) =>
  name === 'conveyances' && layout === 'board' ? JSON.stringify(conveyanceFiltersIn(search)) : null,
)

export const $boardColumns = createFetcherStore<ConveyanceBoard>(['conveyance-board/', $key], {
  fetcher: (_, key) => call(boardApi.show, { query: filtersIn(key) }),
})

type Later = { readonly rows: readonly ConveyanceRow[]; readonly next: string | null }

const $later = atom<Readonly<Record<string, Later>>>({})

const filtersIn = (key: unknown): ConveyanceFilters => JSON.parse(String(key))

const fetchLater = async (
  key: string,
  { key: stage, next }: BoardColumn,
  count: number,
): Promise<Later> => {
  let found: Later = { rows: [], next }
  while (found.next !== null && found.rows.length < count) {
    const query = { ...filtersIn(key), stage, after: found.next }
    const page = await call(boardApi.cards, { query })
    found = { rows: [...found.rows, ...page.rows], next: page.next }
  }
  return found
}

const setLater = (key: string, stage: string, later: Later) => {
  if (key === $key.get()) $later.set({ ...$later.get(), [stage]: later })
}

/** Fetches the next cards of a column. */
export const loadMoreCards = async (column: BoardColumn) => {
  const key = $key.get()
  if (key === null) return
  const shown = $later.get()[column.key]?.rows.length ?? 0
  setLater(key, column.key, await fetchLater(key, column, shown + 1))
}

/** Fetches the later cards again after the first ones may have changed. */
const refetchLater = async ({ columns }: ConveyanceBoard) => {
  const key = $key.get()
  if (key === null) return
  for (const column of columns) {
    const later = $later.get()[column.key]
    if (later) setLater(key, column.key, await fetchLater(key, column, later.rows.length))
  }
}

const withLater = (column: BoardColumn, later: Later | undefined): BoardColumn => {
  if (later === undefined) return column
  const first = new Set(column.rows.map(({ id }) => id))
  const rows = later.rows.filter(({ id }) => !first.has(id))
  return { ...column, rows: [...column.rows, ...rows], next: later.next }
}

/** The columns of the board, each with the cards that were fetched so far. */
export const $board = computed([$boardColumns, $later], (found, later) => ({
  ...found,
  data: found.data?.columns.map((column) => withLater(column, later[column.key])),
}))

onMount($boardColumns, () => {
  const stops = [
    followArea('conveyances', () => $boardColumns.revalidate()),
    $key.listen(() => $later.set({})),
    $boardColumns.listen(({ data, loading }) => {
      // A later page that cannot be fetched stays as it was.
      if (data && !loading) refetchLater(data).catch(() => null)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    $later.set({})
  }
})
