import * as z from 'zod/mini'
import type { ExternalBackend } from '#domain/firm'
import type { SessionClaim, SessionContent, SessionGrant } from '#domain/user/session-content'
import { UserType } from '#domain/user/user'
import { admits } from '../admission.ts'
import { noResponse, requestExternal } from '../external.ts'
import type { Visit } from '../visit.ts'
import { hasActed } from './activity.ts'
import { endSession } from './end-session.ts'
import type { Opened } from './outcome.ts'
import { hashOf } from './token.ts'

// The fields that the guards need; pages request the rest themselves.
const ExternalUser = z.object({
  id: z.union([z.string(), z.number()]),
  type: z._default(UserType, 'staff'),
  permissions: z._default(z.array(z.object({ name: z.string() })), []),
  roles: z._default(z.array(z.string()), []),
  read_only: z._default(z.boolean(), false),
})
type ExternalUser = z.infer<typeof ExternalUser>

/** The user of a token, from the external API; null when it rejects the token. Throws 502. */
export const externalUser = async (visit: Visit, external: ExternalBackend, token: string) => {
  const answer = await requestExternal(visit, external, '/auth/user', { token })
  if (answer.status === 401 || answer.status === 403) return null
  if (answer.status !== 200) throw noResponse()
  const { data } = await answer.json<{ data?: unknown }>()
  const parsed = ExternalUser.safeParse(data)
  if (!parsed.success) throw noResponse()
  return { profile: parsed.data, user: data }
}

/** Opens a session for a token of the external API; null when the API rejects it or its user may not use this host. */
export const openExternal = async (
  visit: Visit,
  external: ExternalBackend,
  token: string,
): Promise<Opened | null> => {
  const result = await externalUser(visit, external, token)
  if (result === null || !admits(visit.site.audience, result.profile.type)) return null
  // Signing in again with the same token must not end it.
  if (visit.authCookie !== token) await endSession(visit)
  return { token, session: newSession(visit, token, result.profile), user: result.user }
}

const newSession = ({ site }: Visit, token: string, profile: ExternalUser): SessionContent => {
  const now = new Date().toISOString()
  return {
    ...grantOf(profile),
    id: crypto.randomUUID(),
    tenant: site.firm.tenant,
    audience: site.audience,
    tokenHash: hashOf(token),
    opened_at: now,
    seen_at: now,
  }
}

const grantOf = ({ id, type, permissions, roles, read_only }: ExternalUser): SessionGrant => ({
  user_id: String(id),
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
): Promise<{ readonly session: SessionContent; readonly user: unknown } | null> => {
  const seen_at = hasActed(visit.request) ? new Date().toISOString() : claim.seen_at
  const sessionOf = (grant: SessionGrant) => ({ ...claim, ...grant, seen_at })
  try {
    const result = await externalUser(visit, external, visit.authCookie ?? '')
    return result && { session: sessionOf(grantOf(result.profile)), user: result.user }
  } catch {
    // An outage of the external API does not end the session.
    return claim.external ? { session: sessionOf(claim.external), user: null } : null
  }
}
