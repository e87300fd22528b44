import { tenantOf } from './tenant.ts'
import type { Visit } from './visit.ts'

/** Asks the Tenant to send a link and a code. Null when it did; the seconds to wait after too many tries. */
export const askForLink = async (visit: Visit, email: string): Promise<number | null> => {
  const { tenant } = visit.site.firm
  const at = tenantOf(visit.env, tenant)
  const allowance = await at.signInAttempt(tenant, { email, ip: visit.ip })
  if (!allowance.allowed) return allowance.retry_after
  await at.askLink(tenant, { email, origin: originOf(visit) })
  return null
}

// The firm's own door, never what the request says of itself.
const originOf = ({ site }: Visit) =>
  site.audience === 'clients' ? site.origin : site.origins.clients
