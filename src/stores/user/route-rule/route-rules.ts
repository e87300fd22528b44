import { onMount } from 'nanostores'
import { areaChannel } from '#domain/channels'
import { routeRuleApi } from '#domain/user/route-rule/api'
import type { RouteRule, RouteRules } from '#domain/user/route-rule/route-rule'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { dropPrefetched } from '#lib/prefetched-pages'
import { listen } from '#lib/realtime'
import { createFetcherStore } from '#stores/list/fetching'
import { saverOf } from '#stores/record/saving'

export const $routeRules = createFetcherStore<RouteRules>(['route-rules'], {
  fetcher: () => call(routeRuleApi.show),
})

onMount($routeRules, () =>
  listen(areaChannel(firm.tenantId, 'admin'), { 'route-rules.changed': again }, again),
)

const again = () => {
  dropPrefetched()
  $routeRules.revalidate()
}

const show = (saved: RouteRules) => {
  dropPrefetched()
  $routeRules.mutate(saved)
}

const { change } = saverOf<RouteRules>({ show, showCurrent: show })

/**
 * Replaces all rules on top of `version`. Throws ApiError; on a conflict the page shows the saved rules first.
 */
export const saveRouteRules = (version: number, rules: readonly RouteRule[], key: string) =>
  change(routeRuleApi.change, { rules: [...rules] }, { version, key })
