import { redirect, withCookies } from '../answers.ts'
import { externalOf } from '../external.ts'
import { forwardingPage } from '../page/forwarding-page.ts'
import { plainPage } from '../page/plain-page.ts'
import { returnPath, withReturn } from '../page/return-path.ts'
import { askSignIn } from '../tenant.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { cookie, expiredCookie, parseCookie } from './cookies.ts'
import { currentSession } from './current-session.ts'
import { deviceOf } from './device.ts'
import { endSession } from './end-session.ts'
import { openExternal } from './external-session.ts'
import type { Opened } from './outcome.ts'
import { seal, unseal } from './sealing.ts'
import { cookiesOf } from './sign-in.ts'
import { hashOf, newToken } from './token.ts'

// The quotes host has no sign-in page: the main host signs the user in and redirects back with a code, which the
// Tenant takes once, within a minute, from the browser that started it.
const PATH = '/auth/handover'
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

const issueCode = async (visit: Visit) => {
  const { env, site, url } = visit
  const proof = url.searchParams.get('proof') ?? ''
  const session = await currentSession(visit, { isFresh: true })
  if (session === null) return redirect(withReturn('/auth/login', url.pathname + url.search))
  if (session.type !== 'staff' || !/^[0-9a-f]{64}$/.test(proof)) return redirect('/')
  const { id, tokenHash } = session
  const handedOver = externalOf(visit)
    ? { sealedToken: await seal(env, 'handover', visit.authCookie) }
    : { session: { id, tokenHash } }
  const code = await askSignIn(visit, (steps) => steps.issueHandover({ proof, ...handedOver }))
  if (code === null) return redirect('/')
  const returnTo = returnPath(site, url.searchParams.get('return')) ?? '/'
  return forwardingPage(
    `${site.origins.quotes}${PATH}?${new URLSearchParams({ code, return: returnTo })}`,
  )
}

const redeemCode = async (visit: Visit) => {
  const { site, request, url } = visit
  const secret = parseCookie(site, request, 'handover')
  const code = url.searchParams.get('code') ?? ''
  const opened = secret === null ? null : await redeem(visit, { code, secret })
  if (opened === null) return withCookies(expiredPage(), [expiredCookie(site, 'handover')])
  const returnTo = returnPath(site, url.searchParams.get('return')) ?? '/'
  return withCookies(forwardingPage(returnTo), [
    ...(await cookiesOf(visit, opened)),
    expiredCookie(site, 'handover'),
  ])
}

const redeem = async (
  visit: Visit,
  key: { readonly code: string; readonly secret: string },
): Promise<Opened | null> => {
  const { env, site, ip } = visit
  const external = externalOf(visit)
  if (external !== null) {
    const sealedToken = await askSignIn(visit, (steps) => steps.redeemExternalHandover(key))
    const shared = sealedToken && (await unseal(env, 'handover', sealedToken))
    return typeof shared === 'string' ? openExternal(visit, external, shared) : null
  }
  const token = newToken()
  const input = {
    ...key,
    tokenHash: hashOf(token),
    audience: site.audience,
    ip,
    device: deviceOf(visit),
  }
  const session = await askSignIn(visit, (steps) => steps.redeemHandover(input))
  if (session === null) return null
  await endSession(visit)
  return { token, session }
}

const expiredPage = () =>
  plainPage(403, 'Your sign-in has expired', 'Go back to the home page and sign in again.')
