import { externalOf, requestExternal } from '../external.ts'
import { tenantOf } from '../tenant.ts'
import type { Visit } from '../visit.ts'

export const endSession = async (visit: Visit) => {
  const { env, session } = visit
  if (externalOf(visit)) await endExternal(visit)
  else if (session) await tenantOf(env, session.tenant).endSession(session.tenant, session.id)
}

// A failure is ignored: the cookies are deleted even when the external API is down.
const endExternal = async (visit: Visit) => {
  const { signedIn, authCookie } = visit
  const external = externalOf(visit)
  if (external?.logout === undefined || signedIn === null || authCookie === null) return
  const request = { token: authCookie, body: {} }
  await requestExternal(visit, external, external.logout, request).catch(() => null)
}
