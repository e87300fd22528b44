import { RENEWAL_MS } from '#domain/user/activity'
import type { SessionClaim, SessionContent } from '#domain/user/session-content'
import { cachedSession, lookUpSession } from '#worker/directory/session-cache'
import { externalOf } from '../external.ts'
import { tenantOf } from '../tenant.ts'
import type { Visit } from '../visit.ts'
import { hasActed } from './activity.ts'
import { currentExternal } from './external-session.ts'

type Asking = {
  /** Asks the back end even when its last answer is only seconds old. */
  readonly isFresh?: boolean
}

/** The session of both cookies as the back end knows it; null for a visitor, and once it has ended. */
export const currentSession = async (visit: Visit, asking: Asking = {}) =>
  visit.signedIn && confirmedSession(visit, visit.signedIn, asking)

/** The session of a claim as the back end knows it; null when it has ended there. */
export const confirmedSession = async (
  visit: Visit,
  claim: SessionClaim,
  { isFresh = false }: Asking = {},
): Promise<SessionContent | null> => {
  const external = externalOf(visit)
  if (external !== null)
    return isFresh
      ? ((await currentExternal(visit, external, claim))?.session ?? null)
      : storedExternal(claim)
  const acted = hasActed(visit.request)
  const cached = isFresh ? null : cachedSession(claim, Date.now())
  if (cached !== null && !(acted && isDue(cached, Date.now()))) return cached
  const { tenant, id, tokenHash } = claim
  return lookUpSession(() => tenantOf(visit.env, tenant).session(tenant, { id, tokenHash, acted }))
}

// An external back end is asked when it matters; between, a page is guarded by what it last said.
const storedExternal = (claim: SessionClaim): SessionContent | null =>
  claim.external === undefined ? null : { ...claim, ...claim.external }

/** Whether the last use that is on record is old enough to be renewed; `now` in ms. */
export const isDue = ({ seen_at }: Pick<SessionClaim, 'seen_at'>, now: number) =>
  now - Date.parse(seen_at) > RENEWAL_MS
