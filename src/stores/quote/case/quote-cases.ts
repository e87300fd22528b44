import { atom, computed, onMount } from 'nanostores'
import type { ReplyOf } from '#domain/endpoint'
import { type QuoteCaseView, quoteCaseApi } from '#domain/quote/case/api'
import { rowsNames } from '#domain/quote/figures/rows-labels'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore, revalidateKeys } from '#stores/list/fetching'
import type { QuoteListQuery } from './list-query.ts'
import { followQuotes } from './live.ts'

type Page = ReplyOf<typeof quoteCaseApi.list>

const PAGE_VIEWS: Readonly<Record<string, QuoteCaseView>> = {
  'quotes-quote-cases-presold-quote-list': 'presold',
  'quotes-quote-cases-sold-quote-list': 'sold',
  'quotes-quote-cases-call-status': 'call-board',
  'quotes-quote-cases-dead-tomorrow': 'dead-tomorrow',
}

/** The lists that are read whole: they are worked through, lane by lane. */
const WHOLE: readonly (QuoteCaseView | undefined)[] = ['call-board', 'dead-tomorrow']

const FILTERS = [
  'q',
  'status',
  'stage',
  'owner_id',
  'giver_id',
  'agency_id',
  'import_id',
  ...rowsNames,
] as const

/** What the page and its address ask of the list; null on a page without one. */
export const $quoteListQuery = computed($route, (route): QuoteListQuery | null => {
  const asked = new URLSearchParams(route.search)
  const chosen = (asked.get('view') ?? 'all') as QuoteCaseView
  const view = route.name === 'quotes' ? chosen : PAGE_VIEWS[route.name ?? '']
  if (view === undefined || /^(prices|import)$/.test(chosen)) return null
  const filters = [...FILTERS, 'sort', 'direction'].flatMap((name) => {
    const value = asked.get(name)
    return value ? [[name, value]] : []
  })
  return { view, ...Object.fromEntries(filters) }
})

const $queryKey = computed($quoteListQuery, (query) => query && JSON.stringify(query))
// In whatever order, the rows come to the same.
const $filterKey = computed(
  $quoteListQuery,
  (query) => query && JSON.stringify(query, ['view', ...FILTERS]),
)

const fetchWhole = async (query: QuoteListQuery) => (await import('./whole.ts')).fetchWhole(query)

/** The list of the page: its first page, or the whole of it where it is worked through. */
export const $quoteCases = createFetcherStore<Page>(['quote-cases/', $queryKey], {
  fetcher: (_, key) => {
    const query = JSON.parse(String(key)) as QuoteListQuery
    return WHOLE.includes(query.view) ? fetchWhole(query) : call(quoteCaseApi.list, { query })
  },
})

/** How many and how much. */
export const $quoteCaseTotals = createFetcherStore<ReplyOf<typeof quoteCaseApi.totals>>(
  ['quote-cases/totals/', $filterKey],
  {
    fetcher: (_, key) =>
      call(quoteCaseApi.totals, { query: JSON.parse(String(key)) as QuoteListQuery }),
  },
)

const $laterPages = atom<Page | null>(null)

export const $quoteCaseRows = computed([$quoteCases, $laterPages], (first, later) => ({
  ...first,
  rows: [...(first.data?.rows ?? []), ...(later?.rows ?? [])],
  next: later === null ? (first.data?.next ?? null) : later.next,
}))

/** Fetches the page that follows what is shown. */
export const loadMoreQuotes = async () => {
  const after = $quoteCaseRows.get().next
  if (after === null) return
  const query = { ...$quoteListQuery.get(), after, limit: 100 }
  const page = await call(quoteCaseApi.list, { query })
  $laterPages.set({ rows: [...($laterPages.get()?.rows ?? []), ...page.rows], next: page.next })
}

/** Asks for the lists of quotes again. */
export const refreshQuoteCases = () =>
  revalidateKeys((key) => /^(quote-cases|saved-views)\//.test(key))

onMount($quoteCases, () => {
  const stopListening = followQuotes(refreshQuoteCases)
  const stopFollowing = $queryKey.listen(() => $laterPages.set(null))
  return () => {
    stopListening()
    stopFollowing()
  }
})
