import { accessDenied } from '#domain/access-denied'
import { isValid } from '#domain/page-params'
import { lacksPermission } from '#domain/permissions'
import type { RouteRule } from '#domain/user/route-rule/route-rule'
import type { SessionGrant } from '#domain/user/session-content'
import type { UserType } from '#domain/user/user'
import type { Found, Route } from '#routes'
import type { Site } from '#worker/directory/site'
import { addressOf } from '../address.ts'
import { redirectRule } from './redirect-rules.ts'
import { withReturn } from './return-path.ts'

/** The outcome of a page request. */
export type Verdict =
  | { readonly kind: 'page'; readonly found: Found }
  | { readonly kind: 'missing' }
  | { readonly kind: 'main-login' }
  | { readonly kind: 'sign-in' | 'refused'; readonly location: string }
  | { readonly kind: 'moved'; readonly location: string; readonly status: number }

type PageRequest = { readonly path: string; readonly search: string }

/** Runs the guards of a page in order: validator, auth cookie, permission, redirect rule. */
export const guard = (
  site: Site,
  session: SessionGrant | null,
  request: PageRequest,
  rules: readonly RouteRule[],
): Verdict => {
  const address = addressOf(request.path, site.audience)
  if (address.kind === 'nowhere')
    return redirectVerdict(site, rules, request.path) ?? { kind: 'missing' }
  if (address.kind === 'main-login') return address
  if (address.kind === 'moved')
    return { kind: 'moved', location: address.path + request.search, status: address.status }
  const { found } = address
  if (!isValid(found.params)) return { kind: 'missing' }
  if (found.route.auth && session === null)
    return { kind: 'sign-in', location: loginFor(site, found.route, request) }
  if (session !== null && !canOpen(session, found.route))
    return { kind: 'refused', location: deniedAddress(site, session.type) }
  return redirectVerdict(site, rules, request.path) ?? { kind: 'page', found }
}

const redirectVerdict = (site: Site, rules: readonly RouteRule[], path: string): Verdict | null => {
  const tablePath = site.audience === null ? path : `/${site.audience}${path}`
  const rule = redirectRule(site, rules, tablePath)
  return rule && { kind: 'moved', ...rule }
}

const loginFor = (site: Site, { path }: Route, request: PageRequest) => {
  const returnTo = request.path + request.search
  if (site.audience !== null)
    return withReturn(site.audience === 'quotes' ? '/auth/login' : '/login', returnTo)
  const area = /^\/(agents|clients)(?=\/|$)/.exec(path)?.[0] ?? '/auth'
  return withReturn(`${area}/login`, returnTo)
}

/** Staff need the route's permissions; agents and clients may open their own area only. */
const canOpen = ({ type, permissions, roles }: SessionGrant, { path, auth, can }: Route) => {
  const holder = { permissions: permissions.map((name) => ({ name })), roles }
  if (lacksPermission(holder, can)) return false
  return !auth || type === 'staff' || isUnder(path, areas[type])
}

const areas = { agent: '/agents', client: '/clients' } as const

const isUnder = (path: string, area: string) => path === area || path.startsWith(`${area}/`)

export const homeOf = ({ audience }: Site, type: UserType) =>
  audience !== null || type === 'staff' ? '/' : areas[type]

/** Milliseconds for which the access-denied toast stays visible. */
export const DENIED_LIFE = 5000

const toast = new URLSearchParams({
  show_toast: '1',
  toast_severity: 'error',
  toast_summary: accessDenied.summary,
  toast_detail: accessDenied.detail,
  toast_life: String(DENIED_LIFE),
})

const deniedAddress = (site: Site, type: UserType) => `${homeOf(site, type)}?${toast}`
