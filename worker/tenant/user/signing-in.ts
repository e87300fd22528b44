import type { EventOf } from '#domain/event'
import type { UserEvents } from '#domain/user/events'
import type { Audience } from '#routes'
import type { Parts } from '#tenant/core/parts'
import { firstHelped } from '#tenant/delegate/helping'
import type { RequestContext } from '#tenant/runtime/context'
import type { SessionContent } from '../../../src/domain/user/session-content.ts'
import { activateInvited } from './invitations.ts'
import { hashOf, newCode, newToken } from './links.ts'
import { personOf } from './people.ts'
import { queueRequestedLink } from './requested-link.ts'
import { noteDevice } from './security/new-device.ts'
import { contentOf, type Session, type SessionKey } from './sessions.ts'
import type { Attempt } from './sign-in-throttle.ts'

const LINK_MS = 15 * 60_000

export type SessionInput = {
  readonly userId: string
  readonly tokenHash: string
  readonly audience: Audience | null
  readonly ip: string
  /** 'Chrome on Windows'; absent where the browser did not say. */
  readonly device?: string | null
  /** The hash of the token that the browser is known by; absent where it is of no interest. */
  readonly deviceHash?: string
  /** What was given last, besides a password or a link. */
  readonly by?: 'passkey' | 'code'
}

const event = <Name extends SessionEvent>(
  name: Name,
  id: string,
  detail: UserEvents[Name]['detail'],
): EventOf<UserEvents, Name> => ({ name, subject: 'session', id, version: 0, changed: [], detail })

type SessionEvent = Extract<keyof UserEvents, `session.${string}`>

/**
 * Opens a session, beside another of which it inherits the latest end or of its own; null for a user who may not sign
 * in.
 */
export const openSessionOf = (
  context: RequestContext,
  { userId, tokenHash, audience, ip, device = null, deviceHash, by }: SessionInput,
  parent: Session | null,
): SessionContent | null => {
  const user = context.users.find(userId)
  const person = personOf(context, user)
  if (user === null || person === null) return null
  const session = context.sessions.open({
    id: context.newId(),
    user_id: person.id,
    token_hash: tokenHash,
    audience,
    ip,
    device,
    opened_at: parent?.opened_at ?? context.now,
    seen_at: context.now,
    ended_at: null,
    parent_id: parent?.id ?? null,
    confirmed_at: parent === null ? context.now : parent.confirmed_at,
    delegate_id: parent === null ? firstHelped(context, user) : parent.delegate_id,
  })
  context.users.signedIn(person.id, context.now)
  context.throttle.remember(person.id, ip, context.now)
  const detail = { audience, ip, device, ...(by ? { by } : {}) }
  const own = context.as(person)
  own.recordEvents([event('session.opened', session.id, detail)])
  if (deviceHash !== undefined) noteDevice(own, user, { hash: deviceHash, name: device, ip })
  return contentOf(session, person, context.tenant)
}

export type ActedSession = SessionKey & { readonly acted: boolean }

/** Returns the session of a bearer token, renewed when its person has acted; null when it has ended. */
export const currentSession = (
  parts: Parts,
  { acted, ...key }: ActedSession,
  now: string,
): SessionContent | null => {
  const session = parts.sessions.liveOf(key, now)
  const person = session && personOf(parts, parts.users.find(session.user_id))
  if (session === null || person === null) return null
  return contentOf(acted ? parts.sessions.seen(session, now) : session, person, parts.tenant)
}

/** An attempt, which may be the first that the firm's object hears of its host. */
export type FirstAttempt = Attempt & { readonly origin: string }
/** `wanted` is the path of the clients' host that the person was going to. */
export type LinkAttempt = FirstAttempt & { readonly wanted?: string | null }

/** Records a failed sign-in; the audit log gets only a hash of the address. */
export const recordFailure = (context: RequestContext, attempted: Attempt) => {
  const account = hashOf(attempted.email.toLowerCase()).slice(0, 16)
  context.recordEvents([event('session.refused', '', { account, ip: attempted.ip })])
}

/** Returns the user and password hash of an email address; null unless active staff or an agent. */
export const passwordOf = ({ users }: Pick<RequestContext, 'users'>, email: string) => {
  const user = users.byEmail(email)
  if (user === null || user.type === 'client' || user.status !== 'active') return null
  const hash = users.passwordOf(user.id)
  return hash === null ? null : { user_id: user.id, hash }
}

/**
 * Sends a link and a code to an active client, and returns whether the throttle allowed it. Staff and agents have
 * passwords. Unknown addresses cause the same work before the answer, so that neither the reply nor its timing reveals
 * who has an account.
 */
export const requestLink = (context: RequestContext, attempted: Attempt, wanted: string | null) =>
  context.store.transaction(() => {
    const allowance = context.throttle.link(attempted, context.now)
    if (allowance.allowed) queueLink(context, attempted.email, wanted)
    return allowance
  })

const queueLink = (context: RequestContext, email: string, wanted: string | null) => {
  const user = context.users.byEmail(email)
  const isKnown = user !== null && user.status === 'active' && user.type === 'client'
  const [id, token, code] = [context.newId(), newToken(), newCode()]
  const user_id = isKnown ? user.id : null
  context.links.insert({
    id,
    purpose: 'sign-in',
    token_hash: hashOf(token),
    code_hash: hashOf(`${id}:${code}`),
    user_id,
    email: email.toLowerCase(),
    subject_id: null,
    created_at: context.now,
    expires_at: new Date(Date.parse(context.now) + LINK_MS).toISOString(),
  })
  const query = new URLSearchParams(wanted === null ? { token } : { token, return: wanted })
  const link = `${context.origins.clients}/login?${query}`
  queueRequestedLink(context, { of: 'sign-in', id, user_id, link, code })
}

/** Uses up a link or code and returns its user; null when it is wrong, used or expired. */
export const useLink = (
  context: RequestContext,
  key: { token: string } | { email: string; code: string },
) =>
  context.store.transaction(() => {
    const link =
      'token' in key
        ? context.links.byToken('sign-in', key.token, context.now)
        : context.links.byCode(key.email, key.code, context.now)
    if (link === null) return null
    context.links.use(link.id, context.now)
    if (link.user_id === null) return null
    activateInvited(context, link.user_id)
    return { user_id: link.user_id }
  })
