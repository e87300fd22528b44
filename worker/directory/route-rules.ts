import * as z from 'zod/mini'
import { RouteRule } from '#domain/user/route-rule/route-rule'
import type { DirectoryEnv } from './env.ts'

type Directory = Pick<DirectoryEnv, 'DIRECTORY'>

export type Rules = readonly RouteRule[]

const STORED_MS = 60_000

const MOST_STORED = 2_000

const kept = new Map<string, { readonly rules: Rules; readonly until: number }>()

// No host has a colon in it, so that a firm's rules lie beside the hosts.
const keyOf = (tenant: string) => `rules:${tenant}`

/** The firm's own rules; remembered for a minute, so that a page costs no look-up. */
export const rulesOf = async (env: Directory, tenant: string): Promise<Rules> => {
  const known = kept.get(tenant)
  if (known && known.until > Date.now()) return known.rules
  const stored = await env.DIRECTORY.get(keyOf(tenant), { type: 'json', cacheTtl: 60 })
  return keep(tenant, parseRules(stored))
}

const parseRules = (stored: unknown): Rules => {
  if (stored === null) return []
  const read = z.array(RouteRule).safeParse(stored)
  // Pages without their redirects are better than none.
  if (!read.success) console.error(JSON.stringify({ event: 'rules.unreadable' }))
  return read.success ? read.data : []
}

const keep = (tenant: string, rules: Rules) => {
  if (kept.size >= MOST_STORED) kept.clear()
  kept.set(tenant, { rules, until: Date.now() + STORED_MS })
  return rules
}

/** Puts a firm's rules where every edge reads them: here at once, elsewhere within two minutes. */
export const publishRules = async (env: Directory, tenant: string, rules: Rules) => {
  await env.DIRECTORY.put(keyOf(tenant), JSON.stringify(rules))
  keep(tenant, rules)
}
