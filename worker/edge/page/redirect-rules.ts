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

// No host has a colon in it, so that a firm's rules lie beside the hosts.
const keyOf = (tenant: string) => `rules:${tenant}`

/** The firm's own rules; remembered for a minute, so that a page costs no look-up. */
export const rulesOf = async (env: Directory, tenant: string): Promise<Rules> => {
  const known = kept.get(tenant)
  if (known && known.until > Date.now()) return known.rules
  const stored = await env.DIRECTORY.get(keyOf(tenant), { type: 'json', cacheTtl: 60 })
  return keep(tenant, readRules(stored))
}

const readRules = (stored: unknown): Rules => {
  if (stored === null) return []
  const read = z.array(RouteRule).safeParse(stored)
  // Pages without their redirects are better than none.
  if (!read.success) console.error(JSON.stringify({ event: 'rules.unreadable' }))
  return read.success ? read.data : []
}

const keep = (tenant: string, rules: Rules) => {
  if (kept.size >= KEPT_MOST) kept.clear()
  kept.set(tenant, { rules, until: Date.now() + KEPT_MS })
  return rules
}

/** Puts a firm's rules where every edge reads them: here at once, elsewhere within two minutes. */
export const publishRules = async (env: Directory, tenant: string, rules: Rules) => {
  await env.DIRECTORY.put(keyOf(tenant), JSON.stringify(rules))
  keep(tenant, rules)
}

/** Where the first rule that fits a path of the route table leads, as this host shows it. */
export const redirectRule = ({ origin, audience }: Site, rules: Rules, path: string) => {
  const rule = ruleFor(rules, path)
  if (rule === null) return null
  const location = shownPath(rule.to, audience)
  return isWithin(origin, location) ? { location, status: rule.status } : null
}

// A mistake in what is stored must not send people to another site: without its audience's prefix
// '/clients//elsewhere.example' would be an address of one.
const isWithin = (origin: string, location: string) =>
  URL.canParse(location, origin) && new URL(location, origin).origin === origin
