import { tenantOf } from '../tenant.ts'
import type { Visit } from '../visit.ts'
import { requireEmbedded } from './sign-in.ts'

/** Asks the Tenant to send a link and a code; returns the seconds to wait when throttled, otherwise null. */
export const requestSignInLink = async (visit: Visit, email: string): Promise<number | null> => {
  requireEmbedded(visit)
  const { tenant } = visit.site.firm
  const stub = tenantOf(visit.env, tenant)
  const request = { email, ip: visit.ip }
  const allowances = await Promise.all([
    stub.signInAttempt(tenant, request),
    stub.linkAttempt(tenant, request),
  ])
  const wait = Math.max(...allowances.map(({ retry_after }) => retry_after))
  if (wait > 0) return wait
  await stub.askLink(tenant, request)
  return null
}
