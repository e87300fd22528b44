import { type RouteRules, requireSound } from '#domain/user/route-rule/route-rule'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh } from '#tenant/core/table'
import type { Desk } from '#tenant/runtime/context'
import { routeRulesSetting } from './settings.ts'

const KEY = 'route-rules'
const none: RouteRules = { version: 0, rules: [] }

/** The firm's redirects; none until somebody writes some. */
export const routeRulesOf = ({ settings }: Pick<Desk, 'settings'>): RouteRules =>
  settings.get(routeRulesSetting) ?? none

/** Replaces them all, and has every edge told. */
export const changeRouteRules = (desk: Desk, { version, rules }: RouteRules): RouteRules => {
  const before = routeRulesOf(desk)
  const kept = { id: KEY, ...before }
  requireFresh(
    version,
    kept,
    () => lastChange(desk.audit, desk.person, 'firm', KEY),
    () => before,
  )
  requireSound(rules)
  const next = { version: version + 1, rules }
  desk.settings.put(routeRulesSetting, next)
  desk.outbox.put('rules', {}, desk.now)
  const detail = { before: before.rules, after: rules }
  desk.recordEvents([
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
