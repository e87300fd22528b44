import { computed, onMount } from 'nanostores'
import { type BreachQuery, breachApi } from '#domain/breach/api'
import type { BreachDismissal, BreachEntry } from '#domain/breach/bodies'
import type { Breach, BreachFinding } from '#domain/breach/breach'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { type ChangeBody, saverOf } from '#stores/record/saving'

const queryOf = (search: string) => queryIn<BreachQuery>(search, ['view', 'kind'])

const $query = computed($route, ({ name, search }) =>
  name === 'admin-breaches' ? JSON.stringify(queryOf(search)) : null,
)

/** The register of the firm. */
export const $breaches = createFetcherStore<Breach[]>(['breaches/', $query], {
  fetcher: (_, query) => call(breachApi.list, { query: JSON.parse(String(query)) }),
})

/** What the product found that nobody has recorded or dismissed. */
export const $breachFindings = createFetcherStore<BreachFinding[]>(['breach-findings'], {
  fetcher: () => call(breachApi.findings),
})

onMount($breaches, () =>
  followArea('admin', () => {
    $breaches.revalidate()
    $breachFindings.revalidate()
  }),
)

const refresh = () => {
  $breaches.revalidate()
  $breachFindings.revalidate()
}

const { save, change } = saverOf<Breach>({ show: refresh, showCurrent: refresh })

export const recordBreach = (body: BreachEntry, key: string) =>
  save(call(breachApi.record, { body, key }))

export const dismissFinding = (body: BreachDismissal, key: string) =>
  save(call(breachApi.dismiss, { body, key }))

const targetOf = ({ id, version }: Breach, key: string) => ({ params: { id }, version, key })

export const putBreachRight = (
  breach: Breach,
  body: ChangeBody<typeof breachApi.put_right>,
  key: string,
) => change(breachApi.put_right, body, targetOf(breach, key))

export const decideBreach = (
  breach: Breach,
  body: ChangeBody<typeof breachApi.decide>,
  key: string,
) => change(breachApi.decide, body, targetOf(breach, key))

/** The rows that the address shows, as CSV. */
export const exportBreaches = () => call(breachApi.export, { query: queryOf($route.get().search) })
