import { atom, computed, onMount } from 'nanostores'
import type { QueryInput, ReplyOf } from '#domain/endpoint'
import { type LeadView, leadApi } from '#domain/lead/api'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore, revalidateKeys } from '#stores/list/fetching'
import { followLeads } from './live.ts'

export type LeadListQuery = QueryInput<typeof leadApi.list>
type Page = ReplyOf<typeof leadApi.list>

const PAGE_VIEWS: Readonly<Record<string, LeadView>> = {
  'quotes-leads': 'open',
  'quotes-leads-presold': 'presold',
  'quotes-leads-sold': 'sold',
}

const FILTERS = [
  'q',
  'status',
  'stage',
  'source',
  'owner_id',
  'agency_id',
  'import_id',
  'received_from',
  'received_until',
  'introducer',
  'branch',
  'negotiator',
  'bdm_id',
  'whose',
] as const

/** What the page shows in place of its list. */
const SCREENS: readonly string[] = ['settings', 'import']

/** What the page and its address ask of the list; null on a page without one. */
export const $leadListQuery = computed($route, (route): LeadListQuery | null => {
  const usual = PAGE_VIEWS[route.name ?? '']
  if (usual === undefined) return null
  const asked = new URLSearchParams(route.search)
  const chosen = asked.get('view') as LeadView | null
  if (SCREENS.includes(chosen ?? '')) return null
  const filters = [...FILTERS, 'sort', 'direction'].flatMap((name) => {
    const value = asked.get(name)
    return value ? [[name, value]] : []
  })
  return { view: usual === 'open' ? (chosen ?? usual) : usual, ...Object.fromEntries(filters) }
})

const $queryKey = computed($leadListQuery, (query) => query && JSON.stringify(query))
// In whatever order, the rows come to the same.
const $filterKey = computed(
  $leadListQuery,
  (query) => query && JSON.stringify(query, ['view', ...FILTERS]),
)

/** The first page of the leads that the page asks for. */
export const $leads = createFetcherStore<Page>(['leads/', $queryKey], {
  fetcher: (_, key) => call(leadApi.list, { query: JSON.parse(String(key)) as LeadListQuery }),
})

/** How many there are, and how many are late. */
export const $leadTotals = createFetcherStore<ReplyOf<typeof leadApi.totals>>(
  ['leads/totals/', $filterKey],
  {
    fetcher: (_, key) => call(leadApi.totals, { query: JSON.parse(String(key)) as LeadListQuery }),
  },
)

const $laterPages = atom<Page | null>(null)

/** Every row that was asked for so far. */
export const $leadRows = computed([$leads, $laterPages], (first, later) => ({
  ...first,
  rows: [...(first.data?.rows ?? []), ...(later?.rows ?? [])],
  next: later === null ? (first.data?.next ?? null) : later.next,
}))

/** Fetches the page that follows what is shown. */
export const loadMoreLeads = async () => {
  const after = $leadRows.get().next
  if (after === null) return
  const page = await call(leadApi.list, { query: { ...$leadListQuery.get(), after, limit: 100 } })
  $laterPages.set({ rows: [...($laterPages.get()?.rows ?? []), ...page.rows], next: page.next })
}

/** Asks for the lists of leads again. */
export const refreshLeads = () => revalidateKeys((key) => key.startsWith('leads/'))

onMount($leads, () => {
  const stopListening = followLeads(refreshLeads)
  const stopFollowing = $queryKey.listen(() => $laterPages.set(null))
  return () => {
    stopListening()
    stopFollowing()
  }
})
