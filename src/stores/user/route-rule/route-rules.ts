import { onMount } from 'nanostores'
import { areaChannel } from '#domain/channels'
import { routeRuleApi } from '#domain/user/route-rule/api'
import type { RouteRule, RouteRules } from '#domain/user/route-rule/route-rule'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { forgetAhead } from '#lib/page-ahead'
import { listen } from '#lib/realtime'
import { createFetcherStore } from '#stores/list/fetching'
import { whenStale } from '#stores/record/stale'

/** Paths of the firm that lead elsewhere. */
export const $routeRules = createFetcherStore<RouteRules>(['route-rules'], {
  fetcher: () => call(routeRuleApi.show),
})

onMount($routeRules, () =>
  listen(areaChannel(firm.tenantId, 'admin'), { 'route-rules.changed': again }, again),
)

const again = () => {
  forgetAhead()
  $routeRules.revalidate()
}

/**
 * Replaces all rules; `version` is that of those one saw. Throws ApiError; where somebody was quicker, the page has
 * their rules first.
 */
export const saveRouteRules = async (version: number, rules: readonly RouteRule[], key: string) => {
  const change = call(routeRuleApi.change, { body: { version, rules: [...rules] }, key })
  const fetchAgain = async () => $routeRules.mutate(await call(routeRuleApi.show))
  const saved = await change.catch(whenStale(fetchAgain))
  forgetAhead()
  $routeRules.mutate(saved)
}
