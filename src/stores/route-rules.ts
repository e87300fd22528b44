import { onMount } from 'nanostores'
import { areaChannel } from '#domain/channels'
import { type RouteRule, type RouteRules, routeRuleApi } from '#domain/route-rule'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { createFetcherStore } from './fetching.ts'

/** Paths of the firm that lead elsewhere. */
export const $routeRules = createFetcherStore<RouteRules>(['route-rules'], {
  fetcher: () => call(routeRuleApi.show),
})

onMount($routeRules, () =>
  listen(areaChannel(firm.tenant, 'admin'), {
    'route-rules.changed': () => $routeRules.revalidate(),
  }),
)

/** Replaces all rules; `version` is that of those one saw. Throws ApiError. */
export const saveRouteRules = async (version: number, rules: readonly RouteRule[]) => {
  const saved = await call(routeRuleApi.change, { body: { version, rules: [...rules] } })
  $routeRules.mutate(saved)
}
