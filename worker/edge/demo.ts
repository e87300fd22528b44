import type { Context, MiddlewareHandler } from 'hono'
import type { BulkKind } from '../demo/bulk/outcome.ts'
import { demoFirms } from '../demo/firms.ts'
import { hashPassword } from './sign-in/password.ts'
import { tenantOf } from './tenant.ts'
import type { EdgeEnv } from './visit.ts'

const PASSWORD = 'deedbox-demo-2026'

let hash: Promise<string> | undefined
const seeded = new Map<string, Promise<void>>()

/** Seeds a demonstration firm before its first response, in the local environment only. */
export const withDemo: MiddlewareHandler<EdgeEnv> = async ({ env, var: { site } }, next) => {
  const { tenant } = site.firm
  if (env.ENVIRONMENT === 'local' && demoFirms.some((it) => it.tenant === tenant))
    await seededOnce(env, tenant, site.origin)
  await next()
}

const seededOnce = (env: EdgeEnv['Bindings'], tenant: string, origin: string) => {
  const known = seeded.get(tenant)
  if (known) return known
  const seeding = seed(env, tenant, origin)
  seeded.set(tenant, seeding)
  // The next request tries again.
  seeding.catch(() => seeded.delete(tenant))
  return seeding
}

const seed = async (env: EdgeEnv['Bindings'], tenant: string, origin: string) => {
  hash ??= hashPassword(PASSWORD)
  await tenantOf(env, tenant).seed(tenant, await hash, origin)
}

/** Adds records to a demonstration firm for benchmarks; 404 outside the local environment. */
export const enlargeDemo = async (c: Context<EdgeEnv>) => {
  const { env, var: it } = c
  if (env.ENVIRONMENT !== 'local' || it.site.firm.external) return c.notFound()
  const { count, of = 'cases' } = await c.req.json<{ count: number; of?: BulkKind }>()
  const { tenant } = it.site.firm
  return c.json({ data: await tenantOf(env, tenant).enlarge(tenant, count, of) })
}
