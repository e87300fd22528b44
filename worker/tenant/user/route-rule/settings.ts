import { RouteRules } from '#domain/user/route-rule/route-rule'
import type { Setting } from '#tenant/core/settings'

export const routeRulesSetting: Setting<RouteRules> = {
  settingKey: 'route-rules',
  shape: 1,
  schema: RouteRules,
  upgrades: [],
}
