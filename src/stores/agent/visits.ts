import { atom, computed } from 'nanostores'
import { agencyApi } from '#domain/agent/agency'
import { visitApi } from '#domain/agent/visit-api'
import type { BodyInput, QueryInput, ReplyOf } from '#domain/endpoint'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { $breakdownOf, $quoteBreakdown } from '#stores/quote/figures/statistics'

type Page = ReplyOf<typeof visitApi.list>
type VisitQuery = QueryInput<typeof visitApi.list>

/** Whose visits the page shows: a BDM's, or those to an introducer; null on any other page. */
const $visitsKey = computed([$breakdownOf, $quoteBreakdown], (asked, { data }) => {
  if (asked?.by !== 'bdm' || data === undefined) return null
  return JSON.stringify(data.of === 'person' ? { user_id: data.key } : { agency_id: data.key })
})

const queryIn = (key: unknown) => JSON.parse(String(key)) as VisitQuery

/** The newest visits. */
export const $visits = createFetcherStore<Page>(['visits/', $visitsKey], {
  fetcher: (_, key) => call(visitApi.list, { query: queryIn(key) }),
})

const $earlierVisits = atom<Page | null>(null)
$visitsKey.listen(() => $earlierVisits.set(null))

/** Every visit that was asked for so far. */
export const $visitRows = computed([$visits, $earlierVisits], ({ data }, earlier) => ({
  rows: [...(data?.rows ?? []), ...(earlier?.rows ?? [])],
  next: earlier === null ? (data?.next ?? null) : earlier.next,
}))

/** Fetches the visits before those that are shown. */
export const loadEarlierVisits = async () => {
  const after = $visitRows.get().next
  if (after === null) return
  const page = await call(visitApi.list, { query: { ...queryIn($visitsKey.get()), after } })
  $earlierVisits.set({
    rows: [...($earlierVisits.get()?.rows ?? []), ...page.rows],
    next: page.next,
  })
}

/** Keeps a visit. The key makes a second press do nothing twice. */
export const logVisit = async (body: BodyInput<typeof visitApi.log>, key: string) => {
  await call(visitApi.log, { body, key })
  $earlierVisits.set(null)
  $visits.revalidate()
  $quoteBreakdown.revalidate()
}

/** Sets what somebody is to reach in a month. */
export const setTarget = async (body: BodyInput<typeof visitApi.set_target>, key: string) => {
  await call(visitApi.set_target, { body, key })
  $quoteBreakdown.revalidate()
}

/** Agencies and their branches by some words: 'id' or 'id/branch id'. */
export const findPlaces = async (words: string, signal: AbortSignal) => {
  const query = words === '' ? {} : { q: words.slice(0, 80) }
  const found = await call(agencyApi.list, { query, signal, isQuiet: true })
  return found.flatMap(({ id, name, branches }) => [
    { value: id, label: name },
    ...branches.map((branch) => ({
      value: `${id}/${branch.id}`,
      label: `${name}, ${branch.name}`,
    })),
  ])
}
