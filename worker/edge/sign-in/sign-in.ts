import { Refusal } from '#domain/refusal'
import type { SessionClaim } from '#domain/user/session-content'
import { providerRequired } from '#domain/user/single-sign-on/refusals'
import { admits } from '../admission.ts'
import { externalOf } from '../external.ts'
import { askSignIn, getFromTenant, tenantOf } from '../tenant.ts'
import type { Visit } from '../visit.ts'
import { expiredCookie, parseCookie, sessionCookies } from './cookies.ts'
import { browserOf, deviceCookie } from './device.ts'
import { endSession } from './end-session.ts'
import { tryExternal } from './external-sign-in.ts'
import { noLinkText } from './labels.ts'
import type { Opened, Outcome } from './outcome.ts'
import { hashPassword, isOutdated, verifyPassword } from './password.ts'
import { hashOf, newToken } from './token.ts'

export const tryPassword = (visit: Visit, attempted: { email: string; password: string }) => {
  const external = externalOf(visit)
  if (external) return tryExternal(visit, external, attempted)
  return throttled(visit, attempted.email, async () => {
    const { tenant } = visit.site.firm
    const stored = await tenantOf(visit.env, tenant).passwordOf(tenant, attempted.email)
    const isRight = await verifyPassword(attempted.password, stored?.hash ?? null)
    if (!stored || !isRight) return null
    if (isOutdated(stored.hash)) {
      const to = await hashPassword(attempted.password)
      await askSignIn(visit, (steps) => steps.renewHash({ ...stored, to }))
    }
    return stored.user_id
  })
}

export const tryCode = (visit: Visit, attempted: { email: string; code: string }) =>
  throttled(visit, attempted.email, () => linkUser(visit, attempted))

export const tryLink = (visit: Visit, attempted: { token: string }) =>
  throttled(visit, `link:${hashOf(attempted.token).slice(0, 16)}`, () => linkUser(visit, attempted))

const linkUser = async (
  { env, site }: Visit,
  key: { token: string } | { email: string; code: string },
) => {
  const { tenant } = site.firm
  return (await tenantOf(env, tenant).useLink(tenant, key))?.user_id ?? null
}

/** Counts an attempt before `verify` evaluates it; the user that it returns is signed in. */
export const throttled = async (
  visit: Visit,
  email: string,
  verify: () => Promise<string | null>,
): Promise<Outcome> => {
  requireEmbedded(visit)
  const { tenant } = visit.site.firm
  const stub = tenantOf(visit.env, tenant)
  const attempt = { email, ip: visit.ip }
  const { origin } = visit.site
  const allowance = await stub.signInAttempt(tenant, { ...attempt, origin })
  if (!allowance.allowed) return { kind: 'wait', seconds: allowance.retry_after }
  const userId = await verify()
  const result = userId === null ? null : await signInUser(visit, userId)
  if (result === null) {
    await stub.signInFailed(tenant, attempt)
    return { kind: 'wrong' }
  }
  await stub.signInSucceeded(tenant, attempt)
  return result
}

/** Throws 404 for a firm with an external back end, which has no links or codes here. */
export const requireEmbedded = (visit: Visit) => {
  if (externalOf(visit)) throw new Refusal(404, 'no_sign_in_links', noLinkText)
}

/**
 * Signs a user in after a first factor, and ends the browser's previous session; null when the user may not use this
 * host.
 */
const signInUser = async (visit: Visit, userId: string): Promise<Outcome | null> => {
  const { firm, audience } = visit.site
  const stub = tenantOf(visit.env, firm.tenant)
  const token = newToken()
  const { ip } = visit
  const { deviceToken, seen } = await browserOf(visit)
  const input = { userId, tokenHash: hashOf(token), audience, ip, ...seen }
  const result = await stub.signIn(firm.tenant, input)
  if (result === null) return null
  if (result.kind === 'required') throw providerRequired(result.name)
  if (result.kind === 'challenge') {
    const { type, ...challenge } = result.challenge
    return admits(audience, type) ? { kind: 'challenged', token, ...challenge } : null
  }
  const { session, factor_due_at } = result
  if (!admits(audience, session.type)) {
    await stub.endSession(firm.tenant, session.id)
    return null
  }
  await endSession(visit)
  return { kind: 'opened', token, session, factor_due_at, deviceToken }
}

/** The cookies of a session; a pending sign-in of the browser is over. */
export const cookiesOf = async (visit: Visit, { token, session, deviceToken }: Opened) => {
  const { env, site, request } = visit
  return [
    ...(await sessionCookies(env, site, token, session)),
    ...(deviceToken === undefined ? [] : [await deviceCookie(visit, deviceToken)]),
    ...(parseCookie(site, request, 'pending') === null ? [] : [expiredCookie(site, 'pending')]),
  ]
}

/** The signed-in user from the Tenant; null when the session has ended. */
export const signedInUser = async (visit: Visit, session: SessionClaim): Promise<unknown> => {
  const answer = await getFromTenant(visit, session, '/auth/user')
  if (answer.status !== 200) return null
  return (await answer.json<{ data: unknown }>()).data
}
