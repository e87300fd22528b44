import { pathOf } from '#domain/endpoint'
import { fieldsIn } from '#domain/is-record'
import { pageIn } from '#domain/list/paginator'
import { NEWEST_EVENT_HEADER } from '#domain/response-headers'
import type { UserType } from '#domain/user/user'
import type { Found } from '#routes'
import { json, PAYLOAD } from '../answers.ts'
import { externalOf, requestExternal } from '../external.ts'
import { currentSession } from '../sign-in/current-session.ts'
import { getFromTenant } from '../tenant.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { verdictOn } from './guarding.ts'

/** `{path}/_payload.json`: the initial data of the page at a path, behind the same guards. */
export const payload = async ({ var: { visit } }: EdgeContext) => {
  const { url } = visit
  const path = url.pathname.slice(0, -PAYLOAD.length) || '/'
  const verdict = await verdictOn(visit, path)
  if (verdict.kind === 'sign-in') return refused(visit, 401, 'signed_out', 'Sign in to continue.')
  if (verdict.kind === 'refused')
    return refused(visit, 403, 'forbidden', 'You do not have permission to do this')
  if (verdict.kind !== 'page') return refused(visit, 404, 'not_found', 'Not found')
  const { name, params } = verdict.found
  const query = Object.fromEntries(url.searchParams)
  return json('payload', {
    route: name,
    params,
    query,
    ...(await initialData(visit, verdict.found)),
  })
}

const refused = ({ trace }: Visit, status: number, code: string, message: string) =>
  json('payload', { error: { code, message, trace } }, status)

const initialData = async (visit: Visit, { route, params }: Found) => {
  const session = await currentSession(visit)
  const calls = (route.payload ?? [])
    .filter((call) => isFor(session?.type, call))
    .map((call) => addressOf(call, params, visit.url.search))
  const answers = await Promise.all(
    calls.map(async (call) => ({ call, ...(await loadEntry(visit, call)) })),
  )
  const available = answers.filter(({ data }) => data !== undefined)
  const newest = available.flatMap((it) => (it.newest === null ? [] : [it.newest]))
  return {
    first: Object.fromEntries(available.map(({ call, data }) => [call, data])),
    ...(newest.length > 0 ? { newest: Math.min(...newest) } : {}),
  }
}

// Staff may open pages of agents and clients: what no type of account but another has is not asked for.
const isFor = (type: UserType | undefined, call: string) => {
  const [, only] = /^\/api\/(agent|client)[/-]/.exec(call) ?? []
  return only === undefined || only === type
}

/** The URL of a payload request; a trailing '?' appends the page's own query. */
const addressOf = (call: string, params: Found['params'], search: string) =>
  call.endsWith('?') ? pathOf(call.slice(0, -1), params) + search : pathOf(call, params)

type PayloadEntry = {
  readonly data: unknown
  /** The sequence number of the newest event that the response includes. */
  readonly newest: number | null
}

const loadEntry = async (visit: Visit, path: string): Promise<PayloadEntry> => {
  const answer = await requestData(visit, path)
  if (answer?.status !== 200) {
    await answer?.body?.cancel()
    return { data: undefined, newest: null }
  }
  const newest = answer.headers.get(NEWEST_EVENT_HEADER)
  const body: unknown = await answer.json().catch(() => null)
  const data = (externalOf(visit) && pageIn(body)) ?? fieldsIn(body)['data']
  return { data, newest: newest === null ? null : Number(newest) }
}

// When an external API fails, the page requests the data itself and shows the error.
const requestData = (visit: Visit, path: string) => {
  const external = externalOf(visit)
  if (external === null) return getFromTenant(visit, visit.signedIn, path, true)
  const token = visit.signedIn === null ? null : visit.authCookie
  return token === null ? null : requestExternal(visit, external, path, { token }).catch(() => null)
}
