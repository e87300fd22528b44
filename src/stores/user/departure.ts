import { computed, onMount } from 'nanostores'
import type { BodyInput } from '#domain/endpoint'
import { departureApi } from '#domain/user/leave/api'
import type { DepartureDetail } from '#domain/user/leave/departure'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { $user } from './user.ts'

const POLL_MS = 1_500

const $id = computed($route, (route) =>
  route.name === 'admin-users-id' ? (route.params['id'] ?? null) : null,
)

export const $departure = createFetcherStore<DepartureDetail>(['admin-departure/', $id], {
  fetcher: (_, id) => call(departureApi.show, { params: { id: String(id) } }),
})

const isRunning = () => $departure.get().data?.departure?.state === 'running'

/** While work is handed over the page follows it, and the account once it has ended. */
onMount($departure, () => {
  let wasRunning = isRunning()
  const timer = setInterval(() => {
    if (isRunning()) $departure.revalidate()
    else if (wasRunning) $user.revalidate()
    wasRunning = isRunning()
  }, POLL_MS)
  return () => clearInterval(timer)
})

const show = (detail: DepartureDetail) => {
  $departure.mutate(detail)
  $user.revalidate()
  return detail
}

const params = () => ({ id: $id.get() ?? '' })

/** Plans that the user of the page leaves; from a day that has come their work is handed over at once. */
export const planDeparture = async (body: BodyInput<typeof departureApi.plan>, key: string) =>
  show(await call(departureApi.plan, { params: params(), body, key }))

export const cancelDeparture = async (version: number) =>
  show(await call(departureApi.cancel, { params: params(), query: { version } }))
