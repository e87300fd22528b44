import { tenantOf } from '../tenant.ts'
import type { Visit } from '../visit.ts'
import { requireEmbedded } from './sign-in.ts'

/** Asks the Tenant to send a link and a code; returns the seconds to wait when throttled, otherwise null. */
export const requestSignInLink = async (visit: Visit, email: string): Promise<number | null> => {
  requireEmbedded(visit)
  const { tenant } = visit.site.firm
  const { allowed, retry_after } = await tenantOf(visit.env, tenant).askLink(tenant, {
    email,
    ip: visit.ip,
    origin: visit.site.origin,
  })
  return allowed ? null : retry_after
}
