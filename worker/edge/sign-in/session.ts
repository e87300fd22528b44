import { SessionClaim, type SessionContent, sessionEnd } from '#domain/user/session-content'
import type { Site } from '#worker/directory/site'
import type { Env } from '#worker/env'
import { seal, unsealAs } from './sealing.ts'

/** The value of the session cookie. */
export const sealSession = (env: Env, claim: SessionClaim) => seal(env, 'session', claim)

/** What the cookie says of a session; `now` in ms. Grants are sealed only for a firm whose back end is external. */
export const claimOf = (site: Site, session: SessionContent, now: number): SessionClaim => {
  const { user_id, type, permissions, roles, read_only, ...claim } = session
  const sealed = { ...claim, sealed_at: new Date(now).toISOString() }
  return site.firm.external
    ? { ...sealed, external: { user_id, type, permissions, roles, read_only } }
    : sealed
}

/** What a cookie says; null when the session is idle, too old, or belongs to another host. `now` in ms. */
export const openSession = async (env: Env, site: Site, sealed: string, now: number) => {
  const claim = await unsealAs(env, 'session', SessionClaim, sealed)
  return claim !== null && secondsLeft(claim, now) > 0 && isOf(site, claim) ? claim : null
}

const isOf = (site: Site, { tenant, audience }: SessionClaim) =>
  tenant === site.firm.tenant && audience === site.audience

/** Seconds until the session ends: 30 minutes after its last use, at most 12 hours after it was opened. */
export const secondsLeft = (claim: SessionClaim, now: number) =>
  Math.floor((sessionEnd(claim) - now) / 1000)
