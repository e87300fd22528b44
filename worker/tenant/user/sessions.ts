import { IDLE_TIMEOUT_MS, MAX_SESSION_MS, type SessionContent } from '#domain/user/session-content'
import type { Audience } from '#routes'
import type { Store } from '#tenant/core/store'
import type { Person } from './people.ts'

export type Session = {
  id: string
  user_id: string
  token_hash: string
  audience: Audience | null
  ip: string
  opened_at: string
  seen_at: string
  ended_at: string | null
}
/** The least time between two writes of `seen_at`. */
const SEEN_MS = 60_000

const isLive = (session: Session, now: string) =>
  session.ended_at === null &&
  Date.parse(now) - Date.parse(session.seen_at) < IDLE_TIMEOUT_MS &&
  Date.parse(now) - Date.parse(session.opened_at) < MAX_SESSION_MS

export const sessionsOf = (store: Store) => {
  const find = (id: string) => store.row<Session>('SELECT * FROM sessions WHERE id = ?', id)
  const live = (id: string, now: string) => {
    const session = find(id)
    return session !== null && isLive(session, now) ? session : null
  }
  return {
    /** The session; null when it has ended, is idle or is too old. */
    live,
    open: (session: Session) => {
      store.write(
        `INSERT INTO sessions (id, user_id, token_hash, audience, ip, opened_at, seen_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        session.id,
        session.user_id,
        session.token_hash,
        session.audience,
        session.ip,
        session.opened_at,
        session.seen_at,
      )
      return session
    },
    /** Saves that the session was used, at most once a minute. */
    seen: (session: Session, now: string) => {
      if (Date.parse(now) - Date.parse(session.seen_at) >= SEEN_MS)
        store.write('UPDATE sessions SET seen_at = ? WHERE id = ?', now, session.id)
    },
    end: (id: string, now: string) => {
      const session = find(id)
      if (session === null || session.ended_at !== null) return null
      store.write('UPDATE sessions SET ended_at = ? WHERE id = ?', now, id)
      return session
    },
    idOf: (tokenHash: string) =>
      store.row<{ id: string }>('SELECT id FROM sessions WHERE token_hash = ?', tokenHash)?.id ??
      null,
    endAllOf: (userId: string, now: string) =>
      store.write(
        'UPDATE sessions SET ended_at = ? WHERE user_id = ? AND ended_at IS NULL',
        now,
        userId,
      ),
    prune: (now: string) =>
      store.write(
        'DELETE FROM sessions WHERE opened_at < ?',
        new Date(Date.parse(now) - MAX_SESSION_MS - 86_400_000).toISOString(),
      ),
  }
}

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
