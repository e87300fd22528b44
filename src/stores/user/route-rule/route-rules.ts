import { onMount } from 'nanostores'
import { areaChannel } from '#domain/channels'
import { routeRuleApi } from '#domain/user/route-rule/api'
import type { RouteRule, RouteRules } from '#domain/user/route-rule/route-rule'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { forgetAhead } from '#lib/page-ahead'
import { listen } from '#lib/realtime'
import { createFetcherStore } from '#stores/list/fetching'
import { saverOf } from '#stores/record/saving'

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

const show = (saved: RouteRules) => {
  forgetAhead()
  $routeRules.mutate(saved)
}

const { change } = saverOf<RouteRules>({ show, showCurrent: show })

/**
 * Replaces all rules; `version` is that of those one saw. Throws ApiError; where somebody was quicker, the page has
 * their rules first.
 */
export const saveRouteRules = (version: number, rules: readonly RouteRule[], key: string) =>
  change(routeRuleApi.change, { rules: [...rules] }, { version, key })
