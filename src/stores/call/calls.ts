import { atom, computed, onMount } from 'nanostores'
import { callApi } from '#domain/call/api'
import { areaChannel, areaPermissions } from '#domain/channels'
import type { QueryInput, ReplyOf } from '#domain/endpoint'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { $route } from '#stores/chrome/route'
import { createFetcherStore, revalidateKeys } from '#stores/list/fetching'
import { hasAnyPermission } from '#stores/user/permissions'

type CallQuery = QueryInput<typeof callApi.list>
type Page = ReplyOf<typeof callApi.list>

const FILTERS = ['user_id', 'agency_id', 'disposition', 'result', 'on', 'unmatched'] as const

/** What the page and its address ask of the log; null on a page without one. */
export const $callQuery = computed($route, (route): CallQuery | null => {
  if (route.name !== 'quotes-quote-cases-call-logs') return null
  const asked = new URLSearchParams(route.search)
  return Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = asked.get(name)
      return value ? [[name, value]] : []
    }),
  )
})

const $queryKey = computed($callQuery, (query) => query && JSON.stringify(query))

/** The newest calls that the page asks for. */
export const $calls = createFetcherStore<Page>(['calls/', $queryKey], {
  fetcher: (_, key) => call(callApi.list, { query: JSON.parse(String(key)) as CallQuery }),
})

const $laterCalls = atom<Page | null>(null)

/** Every call that was asked for so far. */
export const $callRows = computed([$calls, $laterCalls], (first, later) => ({
  ...first,
  rows: [...(first.data?.rows ?? []), ...(later?.rows ?? [])],
  next: later === null ? (first.data?.next ?? null) : later.next,
}))

/** Fetches the calls before those that are shown. */
export const loadMoreCalls = async () => {
  const after = $callRows.get().next
  if (after === null) return
  const page = await call(callApi.list, { query: { ...$callQuery.get(), after, limit: 100 } })
  $laterCalls.set({ rows: [...($laterCalls.get()?.rows ?? []), ...page.rows], next: page.next })
}

/** Asks for the log again. */
export const refreshCalls = () => {
  $laterCalls.set(null)
  revalidateKeys((key) => key.startsWith('calls/'))
}

onMount($calls, () => {
  const stopListening = hasAnyPermission(areaPermissions['quotes'])
    ? listen(areaChannel(firm.tenantId, 'quotes'), { '*': refreshCalls }, refreshCalls)
    : () => {}
  const stopFollowing = $queryKey.listen(() => $laterCalls.set(null))
  return () => {
    stopListening()
    stopFollowing()
  }
})
