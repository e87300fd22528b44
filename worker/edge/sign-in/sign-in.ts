import { Refusal } from '#domain/refusal'
import type { SessionContent } from '#domain/user/session-content'
import { admits } from '../admission.ts'
import { externalOf } from '../external.ts'
import { read, tenantOf } from '../tenant.ts'
import type { Visit } from '../visit.ts'
import { sessionCookies } from './cookies.ts'
import { endSession } from './end-session.ts'
import { externalUser } from './external-session.ts'
import { tryExternal } from './external-sign-in.ts'
import { noLinkWords } from './labels.ts'
import type { Opened, Outcome } from './outcome.ts'
import { verifyPassword } from './password.ts'
import { hashOf, newToken } from './token.ts'

/** Tries an address and a password, as often as the throttle allows. */
export const tryPassword = (visit: Visit, tried: { email: string; password: string }) => {
  const external = externalOf(visit)
  if (external) return tryExternal(visit, external, tried)
  return throttled(visit, tried.email, async () => {
    const { tenant } = visit.site.firm
    const known = await tenantOf(visit.env, tenant).passwordOf(tenant, tried.email)
    const isRight = await verifyPassword(tried.password, known?.hash ?? null)
    return known && isRight ? known.user_id : null
  })
}

/** Signs in with an emailed code, throttled. */
export const tryCode = (visit: Visit, tried: { email: string; code: string }) =>
  throttled(visit, tried.email, () => linkUser(visit, tried))

/** Signs in with the token of a link, throttled per token and address. */
export const tryLink = (visit: Visit, tried: { token: string }) =>
  throttled(visit, `link:${hashOf(tried.token).slice(0, 16)}`, () => linkUser(visit, tried))

const linkUser = async (
  { env, site }: Visit,
  key: { token: string } | { email: string; code: string },
) => {
  const { tenant } = site.firm
  return (await tenantOf(env, tenant).useLink(tenant, key))?.user_id ?? null
}

const throttled = async (
  visit: Visit,
  email: string,
  whose: () => Promise<string | null>,
): Promise<Outcome> => {
  requireEmbedded(visit)
  const { tenant } = visit.site.firm
  const at = tenantOf(visit.env, tenant)
  const attempt = { email, ip: visit.ip }
  const allowance = await at.signInAttempt(tenant, attempt)
  if (!allowance.allowed) return { kind: 'wait', seconds: allowance.retry_after }
  const userId = await whose()
  const opened = userId === null ? null : await openFor(visit, userId)
  if (opened === null) {
    await at.signInFailed(tenant, attempt)
    return { kind: 'wrong' }
  }
  await at.signInSucceeded(tenant, attempt)
  return { kind: 'opened', ...opened }
}

/** Throws 404 for a firm with an external back end, which has no links or codes here. */
export const requireEmbedded = (visit: Visit) => {
  if (externalOf(visit)) throw new Refusal(404, 'no_sign_in_links', noLinkWords)
}

/** Opens a session for a user and ends the browser's previous one; null when the user may not use this host. */
export const openFor = async (visit: Visit, userId: string): Promise<Opened | null> => {
  const { firm, audience } = visit.site
  const at = tenantOf(visit.env, firm.tenant)
  const token = newToken()
  const asked = { userId, tokenHash: hashOf(token), audience, ip: visit.ip }
  const session = await at.openSession(firm.tenant, asked)
  if (session === null) return null
  if (!admits(audience, session.type)) {
    await at.endSession(firm.tenant, session.id)
    return null
  }
  await endSession(visit)
  return { token, session }
}

/** The cookies of a newly opened session. */
export const cookiesOf = ({ env, site }: Visit, { token, session }: Opened) =>
  sessionCookies(env, site, token, session)

/** The signed-in user from the back end; null when the session has ended there. */
export const signedInUser = async (visit: Visit, session: SessionContent): Promise<unknown> => {
  const external = externalOf(visit)
  if (external) {
    const token = visit.signedIn === null ? null : visit.authCookie
    return token === null ? null : ((await externalUser(visit, external, token))?.user ?? null)
  }
  const answer = await read(visit, session, '/auth/user')
  if (answer.status !== 200) return null
  return (await answer.json<{ data: unknown }>()).data
}
