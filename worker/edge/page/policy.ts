import { cached } from '#worker/directory/cached'
import { isLoopback, type Site } from '#worker/directory/site'
import type { Env } from '#worker/env'

type Hashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

const noHashes: Hashes = { scripts: [], styles: [] }
const cacheOf = cached((): { hashes?: Hashes | undefined } => ({}))

/** The hashes of the build's inline scripts and styles, cached; none without a build. */
const inlineHashes = async (env: Env): Promise<Hashes> => {
  const cacheEntry = cacheOf(env)
  cacheEntry.hashes ??= await builtHashes(env)
  return cacheEntry.hashes ?? noHashes
}

// Without the hashes the policy is stricter, which suits the error page.
const builtHashes = async (env: Env) => {
  try {
    const answer = await env.ASSETS.fetch(new URL('https://pages.invalid/_build/csp.json'))
    return answer.status === 200 ? await answer.json<Hashes>() : undefined
  } catch {
    return undefined
  }
}

const policies = new WeakMap<Site, string>()

export const pagePolicy = async (env: Env, site: Site | undefined) => {
  if (site === undefined) return policy([], noHashes)
  const policyText = policies.get(site) ?? policy(connectSources(site), await inlineHashes(env))
  if (cacheOf(env).hashes) policies.set(site, policyText)
  return policyText
}

const policy = (origins: readonly string[], { scripts, styles }: Hashes) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["connect-src 'self'", ...origins].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The policy of src/lib/page/trusted.ts.
    "require-trusted-types-for 'script'",
    'trusted-types deedbox',
    `report-uri ${REPORTS}`,
    'report-to csp',
  ].join('; ')

/** Where browsers report what a policy refused; `report-uri` is for those that do not know the other. */
export const REPORTS = '/api/csp-reports'
export const reportingEndpoints = `csp="${REPORTS}"`

const connectSources = ({ firm: { external }, origin, isPlain }: Site) => {
  if (!external) return [origin.replace(/^http/, 'ws')]
  const { apiDomain, realtime } = external
  const scheme = isPlain && isLoopback(realtime.host) ? 'ws' : 'wss'
  return [new URL(apiDomain).origin, `${scheme}://${realtime.host}:${realtime.port}`]
}
