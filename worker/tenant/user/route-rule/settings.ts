import { RouteRules } from '#domain/user/route-rule/route-rule'
import type { Setting } from '#tenant/core/settings'

/** The firm's redirects. */
export const routeRulesSetting: Setting<RouteRules> = {
  settingKey: 'route-rules',
  shape: 1,
  schema: RouteRules,
  upgrades: [],
}
