import { tenantOf } from '../tenant.ts'
import type { Visit } from '../visit.ts'
import { requireEmbedded } from './sign-in.ts'

/** Asks the Tenant to send a link and a code; returns the seconds to wait when throttled, otherwise null. */
export const askForLink = async (visit: Visit, email: string): Promise<number | null> => {
  requireEmbedded(visit)
  const { tenant } = visit.site.firm
  const at = tenantOf(visit.env, tenant)
  const asked = { email, ip: visit.ip }
  const allowances = await Promise.all([
    at.signInAttempt(tenant, asked),
    at.linkAttempt(tenant, asked),
  ])
  const wait = Math.max(...allowances.map(({ retry_after }) => retry_after))
  if (wait > 0) return wait
  await at.askLink(tenant, asked)
  return null
}
