import type { SessionClaim, SessionContent } from '../../src/domain/user/session-content.ts'
import { sessionEnd } from '../../src/domain/user/session-content.ts'

type Entry = { readonly session: SessionContent; readonly askedAt: number }

const STORED_MS = 2_000
const MOST_STORED = 5_000
const entries = new Map<string, Entry>()
let drops = 0

/** The session of a claim as it was less than two seconds ago, and after its cookie was sealed; null otherwise. */
export const cachedSession = (claim: SessionClaim, now: number): SessionContent | null => {
  const entry = entries.get(claim.id)
  if (entry === undefined || entry.session.tokenHash !== claim.tokenHash) return null
  const age = now - entry.askedAt
  const isCurrent = age >= 0 && age < STORED_MS && sessionEnd(entry.session) > now
  return isCurrent && entry.askedAt >= Date.parse(claim.sealed_at ?? '1970') ? entry.session : null
}

/** Asks for a session and caches the answer, unless a session was dropped meanwhile. */
export const lookUpSession = async (ask: () => Promise<SessionContent | null>) => {
  const [askedAt, before] = [Date.now(), drops]
  const session = await ask()
  if (session === null || drops !== before) return session
  if (entries.size >= MOST_STORED) entries.clear()
  entries.set(session.id, { session, askedAt })
  return session
}

/** Forgets the sessions of a firm, because one has ended or its permissions have changed. */
export const dropSessions = (tenant: string) => {
  drops += 1
  for (const [id, { session }] of entries) if (session.tenant === tenant) entries.delete(id)
}
