import type { ExternalBackend } from '#domain/firm'
import { fieldsIn } from '#domain/is-record'
import { externalUserOf } from '#domain/user/external-user'
import type { SessionClaim, SessionContent, SessionGrant } from '#domain/user/session-content'
import type { SignedInUser } from '#domain/user/user'
import { admits } from '../admission.ts'
import {
  externalJson,
  isUnavailable,
  noResponse,
  requestExternal,
  unexpectedAnswer,
} from '../external.ts'
import type { Visit } from '../visit.ts'
import { hasActed } from './activity.ts'
import { endSession } from './end-session.ts'
import type { Opened } from './outcome.ts'
import { hashOf } from './token.ts'

export const USER_PATH = '/auth/user'

/** The user of a token, from the external API; null when it rejects the token. Throws 502. */
export const externalUser = async (
  visit: Visit,
  external: ExternalBackend,
  token: string,
): Promise<SignedInUser | null> => {
  const answer = await requestExternal(visit, external, USER_PATH, { token })
  if (answer.status === 401 || answer.status === 403) return null
  if (isUnavailable(answer)) throw noResponse()
  if (answer.status !== 200) throw unexpectedAnswer(visit, USER_PATH, `status ${answer.status}`)
  const { user, unreadable } = externalUserOf(fieldsIn(await externalJson(answer))['data'])
  if (unreadable.length > 0)
    throw unexpectedAnswer(visit, USER_PATH, `unreadable: ${unreadable.join(', ')}`)
  return user
}

/** Opens a session for a token of the external API; null when the API rejects it or its user may not use this host. */
export const openExternal = async (
  visit: Visit,
  external: ExternalBackend,
  token: string,
): Promise<Opened | null> => {
  const user = await externalUser(visit, external, token)
  return user && openExternalAs(visit, token, user)
}

/** Opens a session for a token whose user is known; null when that user may not use this host. */
export const openExternalAs = async (
  visit: Visit,
  token: string,
  user: SignedInUser,
): Promise<Opened | null> => {
  if (!admits(visit.site.audience, user.type)) return null
  // Signing in again with the same token must not end it.
  if (visit.authCookie !== token) await endSession(visit)
  return { token, session: newSession(visit, token, user), user }
}

const newSession = ({ site }: Visit, token: string, user: SignedInUser): SessionContent => {
  const now = new Date().toISOString()
  return {
    ...grantOf(user),
    id: crypto.randomUUID(),
    tenant: site.firm.tenant,
    audience: site.audience,
    tokenHash: hashOf(token),
    opened_at: now,
    seen_at: now,
  }
}

const grantOf = ({ id, type, permissions, roles, read_only }: SignedInUser): SessionGrant => ({
  user_id: id,
  type,
  permissions: permissions.map(({ name }) => name),
  roles,
  read_only,
})

/** A session with its user's current permissions; null when the external API rejects the token. */
export const currentExternal = async (
  visit: Visit,
  external: ExternalBackend,
  claim: SessionClaim,
): Promise<{ readonly session: SessionContent; readonly user: SignedInUser | null } | null> => {
  const seen_at = hasActed(visit.request) ? new Date().toISOString() : claim.seen_at
  const sessionOf = (grant: SessionGrant) => ({ ...claim, ...grant, seen_at })
  try {
    const user = await externalUser(visit, external, visit.authCookie ?? '')
    return user && { session: sessionOf(grantOf(user)), user }
  } catch {
    // An outage of the external API does not end the session.
    return claim.external ? { session: sessionOf(claim.external), user: null } : null
  }
}
