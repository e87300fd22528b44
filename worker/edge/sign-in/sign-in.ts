import { Refusal } from '#domain/refusal'
import type { SessionClaim } from '#domain/user/session-content'
import { admits } from '../admission.ts'
import { externalOf } from '../external.ts'
import { getFromTenant, tenantOf } from '../tenant.ts'
import type { Visit } from '../visit.ts'
import { sessionCookies } from './cookies.ts'
import { endSession } from './end-session.ts'
import { tryExternal } from './external-sign-in.ts'
import { noLinkText } from './labels.ts'
import type { Opened, Outcome } from './outcome.ts'
import { verifyPassword } from './password.ts'
import { hashOf, newToken } from './token.ts'

export const tryPassword = (visit: Visit, attempted: { email: string; password: string }) => {
  const external = externalOf(visit)
  if (external) return tryExternal(visit, external, attempted)
  return throttled(visit, attempted.email, async () => {
    const { tenant } = visit.site.firm
    const stored = await tenantOf(visit.env, tenant).passwordOf(tenant, attempted.email)
    const isRight = await verifyPassword(attempted.password, stored?.hash ?? null)
    return stored && isRight ? stored.user_id : null
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
  const opened = userId === null ? null : await openFor(visit, userId)
  if (opened === null) {
    await stub.signInFailed(tenant, attempt)
    return { kind: 'wrong' }
  }
  await stub.signInSucceeded(tenant, attempt)
  return { kind: 'opened', ...opened }
}

/** Throws 404 for a firm with an external back end, which has no links or codes here. */
export const requireEmbedded = (visit: Visit) => {
  if (externalOf(visit)) throw new Refusal(404, 'no_sign_in_links', noLinkText)
}

/** Opens a session for a user and ends the browser's previous one; null when the user may not use this host. */
export const openFor = async (visit: Visit, userId: string): Promise<Opened | null> => {
  const { firm, audience } = visit.site
  const stub = tenantOf(visit.env, firm.tenant)
  const token = newToken()
  const input = { userId, tokenHash: hashOf(token), audience, ip: visit.ip }
  const session = await stub.openSession(firm.tenant, input)
  if (session === null) return null
  if (!admits(audience, session.type)) {
    await stub.endSession(firm.tenant, session.id)
    return null
  }
  await endSession(visit)
  return { token, session }
}

export const cookiesOf = ({ env, site }: Visit, { token, session }: Opened) =>
  sessionCookies(env, site, token, session)

/** The signed-in user from the Tenant; null when the session has ended. */
export const signedInUser = async (visit: Visit, session: SessionClaim): Promise<unknown> => {
  const answer = await getFromTenant(visit, session, '/auth/user')
  if (answer.status !== 200) return null
  return (await answer.json<{ data: unknown }>()).data
}
