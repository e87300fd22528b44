import * as z from 'zod/mini'
import { RouteRule, ruleFor } from '#domain/user/route-rule/route-rule'
import type { Site } from '#worker/directory/site'
import type { Env } from '#worker/env'
import { shownPath } from '../address.ts'

type Directory = Pick<Env, 'DIRECTORY'>
type Rules = readonly RouteRule[]

const KEPT_MS = 60_000
const KEPT_MOST = 2_000
const kept = new Map<string, { readonly rules: Rules; readonly until: number }>()

// Hosts contain no colon, so these keys cannot clash with theirs.
const keyOf = (tenant: string) => `rules:${tenant}`

/** The firm's redirect rules, cached for a minute. */
export const rulesOf = async (env: Directory, tenant: string): Promise<Rules> => {
  const known = kept.get(tenant)
  if (known && known.until > Date.now()) return known.rules
  const stored = await env.DIRECTORY.get(keyOf(tenant), { type: 'json', cacheTtl: 60 })
  return keep(tenant, readRules(stored))
}

const readRules = (stored: unknown): Rules => {
  if (stored === null) return []
  const read = z.array(RouteRule).safeParse(stored)
  // Malformed rules are ignored, so that pages still open.
  if (!read.success) console.error(JSON.stringify({ event: 'rules.unreadable' }))
  return read.success ? read.data : []
}

const keep = (tenant: string, rules: Rules) => {
  if (kept.size >= KEPT_MOST) kept.clear()
  kept.set(tenant, { rules, until: Date.now() + KEPT_MS })
  return rules
}

/** Publishes a firm's rules; they apply here at once and elsewhere within two minutes. */
export const publishRules = async (env: Directory, tenant: string, rules: Rules) => {
  await env.DIRECTORY.put(keyOf(tenant), JSON.stringify(rules))
  keep(tenant, rules)
}

/** The redirect of the first rule that matches a route-table path, as a path on this host; null when none does. */
export const redirectRule = ({ origin, audience }: Site, rules: Rules, path: string) => {
  const rule = ruleFor(rules, path)
  if (rule === null) return null
  const location = shownPath(rule.to, audience)
  return isWithin(origin, location) ? { location, status: rule.status } : null
}

// A stored rule must not lead to another site: '/clients//elsewhere.example' without its prefix is such a URL.
const isWithin = (origin: string, location: string) =>
  URL.canParse(location, origin) && new URL(location, origin).origin === origin
