import { type RouteRules, requireValidRules } from '#domain/user/route-rule/route-rule'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { routeRulesSetting } from './settings.ts'

const KEY = 'route-rules'
const noRules: RouteRules = { version: 0, rules: [] }

/** Returns the firm's redirects; version 0 while none are saved. */
export const routeRulesOf = ({ settings }: Pick<RequestContext, 'settings'>): RouteRules =>
  settings.get(routeRulesSetting) ?? noRules

/** Replaces all redirects and publishes them to the edge. */
export const changeRouteRules = (
  context: RequestContext,
  { version, rules }: RouteRules,
): RouteRules => {
  const before = routeRulesOf(context)
  const stored = { id: KEY, ...before }
  requireFresh(
    version,
    stored,
    () => lastChange(context.audit, context.person, 'firm', KEY),
    () => before,
  )
  requireValidRules(rules)
  const next = { version: version + 1, rules }
  context.settings.put(routeRulesSetting, next)
  context.outbox.put('rules', {}, context.now)
  const detail = { before: before.rules, after: rules }
  context.recordEvents([
    {
      name: 'route-rules.changed',
      subject: 'firm',
      id: KEY,
      version: next.version,
      changed: ['rules'],
      detail,
    },
  ])
  return next
}
