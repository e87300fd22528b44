import type { UserType } from '#domain/user'
import type { Audience } from '#routes'
import type { SessionContent } from '#worker/tenant/sessions'
import { sessionCookies } from './cookies.ts'
import { endSession } from './end-session.ts'
import { verifyPassword } from './password.ts'
import { read, tenantOf } from './tenant.ts'
import { hashOf, newToken } from './token.ts'
import type { Visit } from './visit.ts'

/** A session that was just opened, with the only copy of its token. */
export type Opened = { readonly token: string; readonly session: SessionContent }

/** How a try to sign in ends. */
export type Outcome =
  | ({ readonly kind: 'opened' } & Opened)
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number }

/** Who signs in on a host of each audience; everybody on the main one. */
const admitted: Readonly<Record<Audience, UserType>> = {
  clients: 'client',
  agents: 'agent',
  quotes: 'staff',
}

/** Tries an address and a password, as often as the throttle allows. */
export const tryPassword = (visit: Visit, tried: { email: string; password: string }) =>
  throttled(visit, tried.email, async () => {
    const { tenant } = visit.site.firm
    const known = await tenantOf(visit.env, tenant).passwordOf(tenant, tried.email)
    const isRight = await verifyPassword(tried.password, known?.hash ?? null)
    return known && isRight ? known.user_id : null
  })

/** Tries the code of a message, as often as the throttle allows. */
export const tryCode = (visit: Visit, tried: { email: string; code: string }) =>
  throttled(visit, tried.email, () => linkUser(visit, tried))

/** Tries the token of a link. Too long to be guessed, so each is counted by itself, and with its network. */
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

/**
 * Opens a session for a user on this host, both halves new; what the browser held before ends. Null for
 * a user who has no business on a host of this audience.
 */
export const openFor = async (visit: Visit, userId: string): Promise<Opened | null> => {
  const { firm, audience } = visit.site
  const at = tenantOf(visit.env, firm.tenant)
  const token = newToken()
  const asked = { userId, tokenHash: hashOf(token), audience, ip: visit.ip }
  const session = await at.openSession(firm.tenant, asked)
  if (session === null) return null
  if (audience !== null && session.type !== admitted[audience]) {
    await at.endSession(firm.tenant, session.id)
    return null
  }
  await endSession(visit)
  return { token, session }
}

/** The cookies of a session that was just opened. */
export const cookiesOf = ({ env, site }: Visit, { token, session }: Opened) =>
  sessionCookies(env, site, token, session)

/** Who is signed in, as the Tenant knows them now; null when the session has ended there. */
export const signedInUser = async (visit: Visit, session: SessionContent): Promise<unknown> => {
  const answer = await read(visit, session, '/auth/user')
  if (answer.status !== 200) return null
  return (await answer.json<{ data: unknown }>()).data
}
