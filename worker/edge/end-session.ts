import { tenantOf } from './tenant.ts'
import type { Visit } from './visit.ts'

/** Ends the session that the sealed cookie names, whoever else holds its token. */
export const endSession = async ({ env, session }: Visit) => {
  if (session) await tenantOf(env, session.tenant).endSession(session.tenant, session.id)
}
