import { redirect, withCookies } from '../answers.ts'
import { as } from '../cache-rules.ts'
import { externalOf } from '../external.ts'
import { escaped } from '../page/placeholders.ts'
import { plainPage } from '../page/plain-page.ts'
import { returningTo, returnPath } from '../page/return-path.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { cookie, noCookie, readCookie } from './cookies.ts'
import { openExternal } from './external-session.ts'
import { seal, unseal } from './sealing.ts'
import { cookiesOf, openFor } from './sign-in.ts'
import { hashOf, isTokenOf, newToken } from './token.ts'

// The quotes host has no sign-in page: the main host signs the user in and redirects back with a code, valid for
// a minute in the browser that started it.
type Code = {
  readonly tenant: string
  readonly user_id: string
  /** The hash of the secret in the browser's handover cookie. */
  readonly proof: string
  readonly until: number
  /** The token of an external API, which both hosts share. */
  readonly token?: string
}

const PATH = '/auth/handover'
const CODE_MS = 60_000
const ASKING_SECONDS = 900

/** Redirects from the quotes host to the main host's sign-in, which skips the page when already signed in. */
export const mainLogin = ({ site, url }: Visit) => {
  const secret = newToken()
  const wanted = returnPath(site, url.searchParams.get('return'))
  const back = `${PATH}?${new URLSearchParams({ proof: hashOf(secret), return: wanted ?? '/' })}`
  // Without a return path the user opened the sign-in page itself, so it is shown.
  const path = wanted === null ? returningTo('/auth/login', back) : back
  const kept = cookie(site, 'handover', secret, { seconds: ASKING_SECONDS, lax: true })
  return withCookies(redirect(site.origins.main + path), [kept])
}

/** `/auth/handover`: issues a code on the main host, redeems it on the quotes host. */
export const handover = async ({ var: { visit } }: EdgeContext) => {
  if (visit.site.audience === null) return giveCode(visit)
  return visit.site.audience === 'quotes' ? takeCode(visit) : redirect('/login')
}

const giveCode = async ({ env, site, url, signedIn, authCookie }: Visit) => {
  const proof = url.searchParams.get('proof') ?? ''
  if (signedIn === null) return redirect(returningTo('/auth/login', url.pathname + url.search))
  if (signedIn.type !== 'staff' || !/^[0-9a-f]{64}$/.test(proof)) return redirect('/')
  const { tenant } = site.firm
  const shared = site.firm.external && authCookie !== null ? { token: authCookie } : {}
  const { user_id } = signedIn
  const given: Code = { tenant, user_id, proof, until: Date.now() + CODE_MS, ...shared }
  const code = await seal(env, 'handover', given)
  const wanted = returnPath(site, url.searchParams.get('return')) ?? '/'
  return goingOn(`${site.origins.quotes}${PATH}?${new URLSearchParams({ code, return: wanted })}`)
}

const takeCode = async (visit: Visit) => {
  const { env, site, request, url } = visit
  const secret = readCookie(site, request, 'handover')
  const code = (await unseal(env, 'handover', url.searchParams.get('code') ?? '')) as Code | null
  const isOurs = code?.tenant === site.firm.tenant && code.until > Date.now()
  const opened =
    isOurs && secret && isTokenOf(secret, code.proof) ? await openBy(visit, code) : null
  if (opened === null) return withCookies(notTaken(), [noCookie(site, 'handover')])
  const wanted = returnPath(site, url.searchParams.get('return')) ?? '/'
  return withCookies(goingOn(wanted), [
    ...(await cookiesOf(visit, opened)),
    noCookie(site, 'handover'),
  ])
}

const openBy = (visit: Visit, { user_id, token }: Code) => {
  const external = externalOf(visit)
  if (external === null) return openFor(visit, user_id)
  return token === undefined ? null : openExternal(visit, external, token)
}

const notTaken = () =>
  plainPage(403, 'Your sign-in has expired', 'Go back to the home page and sign in again.')

// A page instead of a redirect: SameSite=Strict cookies are only sent when the navigation starts on this host, and
// the policy's form-action blocks a form that ends on another host.
const goingOn = (path: string) => {
  const html = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Signing in</title><meta http-equiv="refresh" content="0;url=${escaped(path)}"><p><a href="${escaped(path)}">Continue</a></p></html>`
  return as(
    'session',
    new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  )
}
