import { logoKey } from '#domain/firm/logo'
import { as } from '../cache-rules.ts'
import type { EdgeContext } from '../visit.ts'

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8' }

/** `/brand/logo`: the picture that the firm uploaded; 404 without one. */
export const logo = async ({ env, var: { site } }: EdgeContext) => {
  const { tenant, logo: found } = site.firm
  const stored = found ? await env.FILES.get(logoKey(tenant, found)) : null
  if (!found || stored === null)
    return as('error', new Response('Not found', { status: 404, headers: PLAIN }))
  return as('asset', new Response(stored.body, { headers: { 'Content-Type': found.type } }))
}
