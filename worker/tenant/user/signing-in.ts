import type { EventOf } from '#domain/event'
import type { UserEvents } from '#domain/user/events'
import { fullName } from '#domain/user/user'
import type { Audience } from '#routes'
import type { HangUp } from '#tenant/events/sockets'
import type { Desk } from '#tenant/runtime/context'
import type { SessionContent } from '../../../src/domain/user/session-content.ts'
import { admitInvited } from './invitations.ts'
import { hashOf, newCode, newToken } from './links.ts'
import { personOf } from './people.ts'
import { contentOf } from './sessions.ts'
import type { User } from './users.ts'

const LINK_MS = 15 * 60_000

export type Opening = {
  readonly userId: string
  readonly tokenHash: string
  readonly audience: Audience | null
  readonly ip: string
}

const event = <Name extends SessionEvent>(
  name: Name,
  id: string,
  detail: UserEvents[Name]['detail'],
): EventOf<UserEvents, Name> => ({ name, subject: 'session', id, version: 0, changed: [], detail })

type SessionEvent = Extract<keyof UserEvents, `session.${string}` | 'access.refused'>

/** Opens a session; null for somebody who may not sign in. */
export const openSession = (desk: Desk, asked: Opening): SessionContent | null =>
  desk.store.transaction(() => {
    const person = personOf(desk, desk.users.find(asked.userId))
    if (person === null) return null
    const session = desk.sessions.open({
      id: desk.newId(),
      user_id: person.id,
      token_hash: asked.tokenHash,
      audience: asked.audience,
      ip: asked.ip,
      opened_at: desk.now,
      seen_at: desk.now,
      ended_at: null,
    })
    desk.users.signedIn(person.id, desk.now)
    const detail = { audience: asked.audience, ip: asked.ip }
    desk.as(person).recordEvents([event('session.opened', session.id, detail)])
    return contentOf(session, person, desk.tenant)
  })

/** Ends a session and has its sockets closed; true when it was there to end. */
export const endSession = (desk: Desk, id: string): boolean =>
  desk.store.transaction(() => {
    const ended = desk.sessions.end(id, desk.now)
    if (ended === null) return false
    const person = personOf(desk, desk.users.find(ended.user_id))
    desk.as(person ?? desk.person).recordEvents([event('session.ended', id, {})])
    const hangUp: HangUp = { hang_up: { session: id } }
    desk.outbox.put('broadcast', hangUp, desk.now)
    return true
  })

/** The session as its cookie should carry it now; null when it has ended. */
export const currentSession = (desk: Desk, id: string): SessionContent | null => {
  const session = desk.sessions.live(id, desk.now)
  const person = session && personOf(desk, desk.users.find(session.user_id))
  if (session === null || person === null) return null
  desk.sessions.seen(session, desk.now)
  return contentOf(session, person, desk.tenant)
}

export type Attempt = { readonly email: string; readonly ip: string }

/** Whether another try is heard now. */
export const attempt = ({ throttle, now }: Desk, tried: Attempt) => throttle.attempt(tried, now)

/** Whether another link may be asked for: counted as tries are, but by themselves. */
export const linkAttempt = ({ throttle, now }: Desk, asked: Attempt) =>
  throttle.attempt(askedFor(asked), now)

const askedFor = ({ email, ip }: Attempt) => ({ email: `link:${email}`, ip: `link:${ip}` })

/** Records a call that was refused before anybody looked at it. */
export const refused = (desk: Desk, detail: { call: string; reason: string }) =>
  desk.store.transaction(() => desk.recordEvents([event('access.refused', '', detail)]))

/** Counts a refused try, and records it; the address only as a hash, so that the record names nobody who is unknown. */
export const failed = (desk: Desk, tried: Attempt) => {
  desk.throttle.failed(tried, desk.now)
  const account = hashOf(tried.email.toLowerCase()).slice(0, 16)
  desk.recordEvents([event('session.refused', '', { account })])
}

/** The user and password hash of an address; null unless active staff or an agent. */
export const passwordOf = ({ users }: Pick<Desk, 'users'>, email: string) => {
  const user = users.byEmail(email)
  if (user === null || user.type === 'client' || user.status !== 'active') return null
  const hash = users.passwordOf(user.id)
  return hash === null ? null : { user_id: user.id, hash }
}

/**
 * Sends a link and a code to a client who is known, or to one of us who has no password. For anybody
 * else the same work is done and thrown away, so that neither the answer nor its time tells who is known.
 */
export const askLink = (desk: Desk, email: string, ip: string) =>
  desk.store.transaction(() => {
    desk.throttle.failed(askedFor({ email, ip }), desk.now)
    const user = desk.users.byEmail(email)
    const isKnown = user !== null && user.status === 'active' && signsInByLink(desk, user)
    const [id, token, code] = [desk.newId(), newToken(), newCode()]
    const link = {
      id,
      purpose: 'sign-in' as const,
      token_hash: hashOf(token),
      code_hash: hashOf(`${id}:${code}`),
      user_id: isKnown ? user.id : null,
      email: email.toLowerCase(),
      subject_id: null,
      created_at: desk.now,
      expires_at: new Date(Date.parse(desk.now) + LINK_MS).toISOString(),
    }
    desk.links.insert(link)
    if (!isKnown) return
    desk.recordEvents([event('session.link-requested', id, {})], {
      correspondence: () => ({
        about: null,
        values: { code, link: `${doorOf(desk, user)}?token=${token}` },
        clients: [{ name: fullName(user), email: user.email, phone: null }],
      }),
    })
  })

const signsInByLink = ({ users }: Desk, user: User) =>
  user.type === 'client' || users.passwordOf(user.id) === null

const doorOf = ({ origins }: Desk, { type }: User) =>
  type === 'client' ? `${origins.clients}/login` : `${origins.main}/clients/login`

/** Whose link or code it is, and uses it up; null when it is wrong, spent or too old. */
export const useLink = (desk: Desk, key: { token: string } | { email: string; code: string }) =>
  desk.store.transaction(() => {
    const link =
      'token' in key
        ? desk.links.byToken('sign-in', key.token, desk.now)
        : desk.links.byCode(key.email, key.code, desk.now)
    if (link === null) return null
    desk.links.use(link.id, desk.now)
    if (link.user_id === null) return null
    admitInvited(desk, link.user_id)
    return { user_id: link.user_id }
  })
