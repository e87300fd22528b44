import { atom, computed, onMount } from 'nanostores'
import type { QueryInput, ReplyOf } from '#domain/endpoint'
import { quoteActivityApi } from '#domain/quote/case/activity'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'

export type QuoteActivityQuery = QueryInput<typeof quoteActivityApi.activity>
type Page = ReplyOf<typeof quoteActivityApi.activity>

const NAMES = ['action', 'mine', 'on'] as const

/** What the page and its address ask of the record; null on a page without one. */
export const $quoteActivityQuery = computed($route, (route): QuoteActivityQuery | null => {
  if (route.name !== 'quotes-quote-cases-logs') return null
  const asked = new URLSearchParams(route.search)
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = asked.get(name)
      return value ? [[name, value]] : []
    }),
  )
})

const $queryKey = computed($quoteActivityQuery, (query) => query && JSON.stringify(query))

/** What happened, the newest first. */
export const $quoteActivity = createFetcherStore<Page>(['quote-activity/', $queryKey], {
  fetcher: (_, key) =>
    call(quoteActivityApi.activity, { query: JSON.parse(String(key)) as QuoteActivityQuery }),
})

const $laterActivity = atom<Page | null>(null)
export const $loadingMoreActivity = atom(false)

export const $quoteActivityRows = computed([$quoteActivity, $laterActivity], (first, later) => ({
  ...first,
  rows: [...(first.data?.rows ?? []), ...(later?.rows ?? [])],
  next: later === null ? (first.data?.next ?? null) : later.next,
}))

/** Fetches what is older than what is shown. */
export const loadMoreActivity = async () => {
  const after = $quoteActivityRows.get().next
  if (after === null || $loadingMoreActivity.get()) return
  $loadingMoreActivity.set(true)
  try {
    const page = await call(quoteActivityApi.activity, {
      query: { ...$quoteActivityQuery.get(), after },
    })
    $laterActivity.set({
      rows: [...($laterActivity.get()?.rows ?? []), ...page.rows],
      next: page.next,
    })
  } finally {
    $loadingMoreActivity.set(false)
  }
}

onMount($quoteActivity, () => $queryKey.listen(() => $laterActivity.set(null)))
