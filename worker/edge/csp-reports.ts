import type { Violation } from '#domain/violation/violation'
import { violationsIn } from '#domain/violation/violation'
import { cached } from '#worker/directory/cached'
import { addressOf } from './address.ts'
import { parsedJson, typedBytes } from './body.ts'
import { as } from './cache-rules.ts'
import { tenantOf } from './tenant.ts'
import type { EdgeContext, Visit } from './visit.ts'

const TYPES = ['application/csp-report', 'application/reports+json', 'application/json']
const MOST_BYTES = 16 * 1024

/** How many reports of a firm are taken in a minute; anybody may send them. */
export const MOST_A_MINUTE = 30
const MINUTE_MS = 60_000

type Minute = { readonly began: number; taken: number }
const minutesOf = cached(() => new Map<string, Minute>())

/** `POST /api/csp-reports`: counts what a browser refused on a page of this host. Answers 204, or 429 past the limit. */
export const receiveReport = async ({ var: { visit } }: EdgeContext) => {
  const { env, request, site } = visit
  const { tenant, external } = site.firm
  if (!isTaken(env, tenant, Date.now())) return tooMany()
  const report = parsedJson(await typedBytes(request, TYPES, MOST_BYTES))
  const found = violationsIn(report).flatMap((it) => placed(visit, it))
  if (found.length > 0 && !external) await tenantOf(env, tenant).countViolations(tenant, found)
  return as('api', new Response(null, { status: 204 }))
}

const isTaken = (env: object, tenant: string, now: number) => {
  const minutes = minutesOf(env)
  const current = minutes.get(tenant)
  const isOver = current === undefined || now - current.began >= MINUTE_MS
  const minute = isOver ? { began: now, taken: 0 } : current
  minutes.set(tenant, minute)
  minute.taken += 1
  return minute.taken <= MOST_A_MINUTE
}

const tooMany = () =>
  as('api', new Response(null, { status: 429, headers: { 'Retry-After': '60' } }))

/** The violation with the pattern of its page instead of an address; none of another host's page. */
const placed = ({ site }: Visit, violation: Violation): Violation[] => {
  const url = URL.canParse(violation.page) ? new URL(violation.page) : null
  if (url?.origin !== site.origin) return []
  const address = addressOf(url.pathname, site.audience)
  return [
    { ...violation, page: address.kind === 'route' ? address.found.route.path : '(unknown page)' },
  ]
}
