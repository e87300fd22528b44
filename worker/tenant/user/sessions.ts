import { RENEWAL_MS } from '#domain/user/activity'
import { isConfirmed } from '#domain/user/security/step-up'
import {
  IDLE_TIMEOUT_MS,
  MAX_SESSION_MS,
  type SessionClaim,
  type SessionContent,
  sessionEnd,
} from '#domain/user/session-content'
import type { Audience } from '#routes'
import type { Store } from '#tenant/core/store'
import type { Person } from './people.ts'

export type Session = {
  id: string
  user_id: string
  token_hash: string
  audience: Audience | null
  ip: string
  device: string | null
  opened_at: string
  seen_at: string
  ended_at: string | null
  /** The session on another host that it was handed over from; they end together. */
  parent_id: string | null
  /** When its person last gave a password or a code. */
  confirmed_at: string | null
  /** Whom its person helps, as whom it acts; null where they act for themselves. */
  delegate_id: string | null
}

const isLive = (session: Session, now: string) =>
  session.ended_at === null && Date.parse(now) < sessionEnd(session)

/** What a browser knows of its session. */
export type SessionKey = Pick<SessionClaim, 'id' | 'tokenHash'>

export const sessionsOf = (store: Store) => {
  const find = (id: string) => store.row<Session>('SELECT * FROM sessions WHERE id = ?', id)
  const live = (id: string, now: string) => {
    const session = find(id)
    return session !== null && isLive(session, now) ? session : null
  }
  return {
    /** The session; null when it has ended, is idle or is too old. */
    live,
    /** The session of a bearer token; null when it has ended, or the token is another's. */
    liveOf: ({ id, tokenHash }: SessionKey, now: string) => {
      const session = live(id, now)
      return session?.token_hash === tokenHash ? session : null
    },
    open: (session: Session) => {
      store.write(
        `INSERT INTO sessions (id, user_id, token_hash, audience, ip, device, opened_at, seen_at, parent_id,
           confirmed_at, delegate_id)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        session.id,
        session.user_id,
        session.token_hash,
        session.audience,
        session.ip,
        session.device,
        session.opened_at,
        session.seen_at,
        session.parent_id,
        session.confirmed_at,
        session.delegate_id,
      )
      return session
    },
    /** Saves that its person did something, at most once a minute, and returns the session as it is now. */
    seen: (session: Session, now: string): Session => {
      if (Date.parse(now) - Date.parse(session.seen_at) < RENEWAL_MS) return session
      store.write('UPDATE sessions SET seen_at = ? WHERE id = ?', now, session.id)
      return { ...session, seen_at: now }
    },
    actFor: (id: string, delegateId: string | null) =>
      store.write('UPDATE sessions SET delegate_id = ? WHERE id = ?', delegateId, id),
    confirm: (id: string, now: string) =>
      store.write('UPDATE sessions SET confirmed_at = ? WHERE id = ?', now, id),
    /** Whether its person gave a password or a code within the last ten minutes. */
    isConfirmed: (id: string, now: string) => isConfirmed(find(id)?.confirmed_at ?? null, now),
    /** Ends the session and those handed over from it; returns them, or none when it had ended before. */
    end: (id: string, now: string): Session[] => {
      if (find(id)?.ended_at !== null) return []
      return store.rows<Session>(
        `UPDATE sessions SET ended_at = ? WHERE ended_at IS NULL AND (id = ? OR parent_id = ?)
         RETURNING *`,
        now,
        id,
        id,
      )
    },
    /** Ends the sessions that are idle or too old, and returns their ids. */
    endExpired: (now: string) =>
      store
        .rows<{ id: string }>(
          `UPDATE sessions SET ended_at = ? WHERE ended_at IS NULL AND (seen_at <= ? OR opened_at <= ?)
           RETURNING id`,
          now,
          before(now, IDLE_TIMEOUT_MS),
          before(now, MAX_SESSION_MS),
        )
        .map((it) => it.id),
    /** When the first open session ends unless it is used; null without one. */
    nextEnd: () => {
      const first = store.row<{ seen_at: string | null; opened_at: string | null }>(
        'SELECT min(seen_at) AS seen_at, min(opened_at) AS opened_at FROM sessions WHERE ended_at IS NULL',
      )
      if (!first?.seen_at || !first.opened_at) return null
      const { seen_at, opened_at } = first
      return new Date(sessionEnd({ seen_at, opened_at })).toISOString()
    },
    idOf: (tokenHash: string) =>
      store.row<{ id: string }>('SELECT id FROM sessions WHERE token_hash = ?', tokenHash)?.id ??
      null,
    /** Ends a user's sessions but for one, and returns their ids. */
    endAllOf: (userId: string, now: string, except: string | null = null) =>
      store
        .rows<{ id: string }>(
          `UPDATE sessions SET ended_at = ? WHERE user_id = ? AND ended_at IS NULL AND id IS NOT ?
           RETURNING id`,
          now,
          userId,
          except,
        )
        .map((it) => it.id),
    prune: (now: string) =>
      store.write(
        'DELETE FROM sessions WHERE opened_at < ?',
        before(now, MAX_SESSION_MS + 86_400_000),
      ),
  }
}

const before = (now: string, ms: number) => new Date(Date.parse(now) - ms).toISOString()

/** Returns a session with its person's grant, as the edge guards pages by it. */
export const contentOf = (session: Session, person: Person, tenant: string): SessionContent => ({
  id: session.id,
  user_id: person.id,
  type: person.type,
  tenant,
  audience: session.audience,
  permissions: person.permissions.map((it) => it.name),
  roles: person.roles,
  read_only: person.read_only,
  tokenHash: session.token_hash,
  opened_at: session.opened_at,
  seen_at: session.seen_at,
})
