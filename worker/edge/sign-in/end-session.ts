import { askExternal, externalOf } from '../external.ts'
import { tenantOf } from '../tenant.ts'
import type { Visit } from '../visit.ts'

/** Ends the session that the sealed cookie names, whoever else holds its token. */
export const endSession = async (visit: Visit) => {
  const { env, session } = visit
  if (externalOf(visit)) await endExternal(visit)
  else if (session) await tenantOf(env, session.tenant).endSession(session.tenant, session.id)
}

// Its cookies go either way: an API that is away must not keep anybody signed in here.
const endExternal = async (visit: Visit) => {
  const { signedIn, authCookie } = visit
  const external = externalOf(visit)
  if (external?.logout === undefined || signedIn === null || authCookie === null) return
  const asking = { token: authCookie, body: {} }
  await askExternal(visit, external, external.logout, asking).catch(() => null)
}
