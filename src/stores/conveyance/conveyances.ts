import { atom, computed, onMount } from 'nanostores'
import { areaChannel } from '#domain/channels'
import type { ConveyanceListQuery } from '#domain/conveyance/api'
import { conveyanceApi } from '#domain/conveyance/api'
import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import type { ReplyOf } from '#domain/endpoint'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { $route } from '#stores/chrome/route'
import { createFetcherStore, revalidateKeys } from '#stores/list/fetching'

const NAMES = [
  'view',
  'q',
  'stage',
  'matter_type',
  'fee_earner',
  'status',
  'agency',
  'sort',
  'direction',
] as const

/** What the address asks of the list. */
export const $conveyanceQuery = computed($route, (route) => {
  const asked = new URLSearchParams(route.search)
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = asked.get(name)
      return value ? [[name, value]] : []
    }),
  ) as ConveyanceListQuery
})

// Null on every other page: leaving the list asks nothing more.
const $here = computed([$route, $conveyanceQuery], ({ name }, query) =>
  name === 'conveyances' ? query : null,
)
const $queryKey = computed($here, (query) => query && JSON.stringify(query))
const $filterKey = computed($here, (query) => query && filtersOf(query))

const filtersOf = ({ sort: _, direction: __, ...filters }: ConveyanceListQuery) =>
  JSON.stringify(filters)

/** The first page of the list. */
export const $conveyances = createFetcherStore<{ rows: ConveyanceRow[]; next: string | null }>(
  ['conveyances/', $queryKey],
  {
    fetcher: (_, query) =>
      call(conveyanceApi.list, { query: JSON.parse(String(query)) as ConveyanceListQuery }),
  },
)

/** How many and how much; asked after the rows, and never before them. */
export const $conveyanceTotals = createFetcherStore<ReplyOf<typeof conveyanceApi.totals>>(
  ['conveyances/totals/', $filterKey],
  {
    fetcher: (_, query) =>
      call(conveyanceApi.totals, { query: JSON.parse(String(query)) as ConveyanceListQuery }),
  },
)

/** Pages after the first, since the first was asked for. */
export const $laterConveyances = atom<{ rows: ConveyanceRow[]; next: string | null } | null>(null)

export const $conveyanceRows = computed([$conveyances, $laterConveyances], (first, later) => ({
  ...first,
  rows: [...(first.data?.rows ?? []), ...(later?.rows ?? [])],
  next: later === null ? (first.data?.next ?? null) : later.next,
}))

/** Fetches the page that follows what is shown. */
export const loadMoreConveyances = async () => {
  const after = $conveyanceRows.get().next
  if (after === null) return
  const query = { ...$conveyanceQuery.get(), after, limit: 100 }
  const page = await call(conveyanceApi.list, { query })
  $laterConveyances.set({
    rows: [...($laterConveyances.get()?.rows ?? []), ...page.rows],
    next: page.next,
  })
}

/** Asks for the list again, and for what it comes to. */
export const refreshConveyances = () =>
  revalidateKeys((key) => /^(conveyances|saved-views)\//.test(key))

onMount($conveyances, () => {
  const stopListening = listen(
    areaChannel(firm.tenantId, 'conveyances'),
    { '*': refreshConveyances },
    refreshConveyances,
  )
  const stopFollowing = $queryKey.listen(() => $laterConveyances.set(null))
  return () => {
    stopListening()
    stopFollowing()
  }
})
