import { returnPath } from '../page/return-path.ts'
import { tenantOf } from '../tenant.ts'
import type { Visit } from '../visit.ts'
import { requireEmbedded } from './sign-in.ts'

/**
 * Asks the Tenant to send a link and a code; returns the seconds to wait when throttled, otherwise null. `wanted` is the
 * path that the link leads to; one of another host is forgotten.
 */
export const requestSignInLink = async (
  visit: Visit,
  email: string,
  wanted: string | null | undefined,
): Promise<number | null> => {
  requireEmbedded(visit)
  const { tenant } = visit.site.firm
  const { allowed, retry_after } = await tenantOf(visit.env, tenant).askLink(tenant, {
    email,
    ip: visit.ip,
    origin: visit.site.origin,
    // The link leads to the clients' host, where a path of another host means nothing.
    wanted: visit.site.audience === 'clients' ? returnPath(visit.site, wanted) : null,
  })
  return allowed ? null : retry_after
}
