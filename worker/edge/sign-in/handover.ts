import * as z from 'zod/mini'
import { redirect, withCookies } from '../answers.ts'
import { as } from '../cache-rules.ts'
import { externalOf } from '../external.ts'
import { escapeHtml } from '../page/placeholders.ts'
import { plainPage } from '../page/plain-page.ts'
import { returnPath, withReturn } from '../page/return-path.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { cookie, expiredCookie, parseCookie } from './cookies.ts'
import { openExternal } from './external-session.ts'
import { seal, unsealAs } from './sealing.ts'
import { cookiesOf, openFor } from './sign-in.ts'
import { hashOf, matchesHash, newToken } from './token.ts'

// The quotes host has no sign-in page: the main host signs the user in and redirects back with a code, valid for
// a minute in the browser that started it.
const HandoverCode = z.object({
  tenant: z.string(),
  user_id: z.string(),
  /** The hash of the secret in the browser's handover cookie. */
  proof: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
  /** The token of an external API, which both hosts share. */
  token: z.optional(z.string()),
})
type HandoverCode = z.infer<typeof HandoverCode>

const PATH = '/auth/handover'
const CODE_MS = 60_000
const COOKIE_SECONDS = 900

/** Redirects from the quotes host to the main host's sign-in, which skips the page when already signed in. */
export const mainLogin = ({ site, url }: Visit) => {
  const secret = newToken()
  const returnTo = returnPath(site, url.searchParams.get('return'))
  const callbackPath = `${PATH}?${new URLSearchParams({ proof: hashOf(secret), return: returnTo ?? '/' })}`
  // Without a return path the user opened the sign-in page itself, so it is shown.
  const path = returnTo === null ? withReturn('/auth/login', callbackPath) : callbackPath
  const secretCookie = cookie(site, 'handover', secret, { seconds: COOKIE_SECONDS, lax: true })
  return withCookies(redirect(site.origins.main + path), [secretCookie])
}

/** `/auth/handover`: issues a code on the main host, redeems it on the quotes host. */
export const handover = async ({ var: { visit } }: EdgeContext) => {
  if (visit.site.audience === null) return issueCode(visit)
  return visit.site.audience === 'quotes' ? redeemCode(visit) : redirect('/login')
}

const issueCode = async ({ env, site, url, signedIn, authCookie }: Visit) => {
  const proof = url.searchParams.get('proof') ?? ''
  if (signedIn === null) return redirect(withReturn('/auth/login', url.pathname + url.search))
  if (signedIn.type !== 'staff' || !/^[0-9a-f]{64}$/.test(proof)) return redirect('/')
  const { tenant } = site.firm
  const sharedToken = site.firm.external && authCookie !== null ? { token: authCookie } : {}
  const { user_id } = signedIn
  const payload: HandoverCode = {
    tenant,
    user_id,
    proof,
    until: Date.now() + CODE_MS,
    ...sharedToken,
  }
  const code = await seal(env, 'handover', payload)
  const returnTo = returnPath(site, url.searchParams.get('return')) ?? '/'
  return redirectPage(
    `${site.origins.quotes}${PATH}?${new URLSearchParams({ code, return: returnTo })}`,
  )
}

const redeemCode = async (visit: Visit) => {
  const { env, site, request, url } = visit
  const secret = parseCookie(site, request, 'handover')
  const sealed = url.searchParams.get('code') ?? ''
  const code = await unsealAs(env, 'handover', HandoverCode, sealed)
  const isValid = code?.tenant === site.firm.tenant && code.until > Date.now()
  const opened =
    isValid && secret && matchesHash(secret, code.proof) ? await openBy(visit, code) : null
  if (opened === null) return withCookies(expiredPage(), [expiredCookie(site, 'handover')])
  const returnTo = returnPath(site, url.searchParams.get('return')) ?? '/'
  return withCookies(redirectPage(returnTo), [
    ...(await cookiesOf(visit, opened)),
    expiredCookie(site, 'handover'),
  ])
}

const openBy = (visit: Visit, { user_id, token }: HandoverCode) => {
  const external = externalOf(visit)
  if (external === null) return openFor(visit, user_id)
  return token === undefined ? null : openExternal(visit, external, token)
}

const expiredPage = () =>
  plainPage(403, 'Your sign-in has expired', 'Go back to the home page and sign in again.')

// A page instead of a redirect: SameSite=Strict cookies are only sent when the navigation starts on this host, and
// the policy's form-action blocks a form that ends on another host.
const redirectPage = (path: string) => {
  const html = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Signing in</title><meta http-equiv="refresh" content="0;url=${escapeHtml(path)}"><p><a href="${escapeHtml(path)}">Continue</a></p></html>`
  return as(
    'session',
    new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  )
}
