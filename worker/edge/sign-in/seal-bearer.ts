import { notFound } from '#domain/refusal'
import { json, withCookies } from '../answers.ts'
import { externalOf } from '../external.ts'
import type { EdgeContext } from '../visit.ts'
import { bearerOf, requireTenant, unauthenticated } from './credentials.ts'
import { openExternal } from './external-session.ts'
import { cookiesOf } from './sign-in.ts'

/** `POST /api/_auth/session`: opens a session for a bearer token of the external API; throws 401 and 404. */
export const sealBearer = async ({ var: { visit } }: EdgeContext) => {
  const external = externalOf(visit)
  if (external === null) throw notFound()
  requireTenant(visit)
  const token = bearerOf(visit)
  const opened = token ? await openExternal(visit, external, token) : null
  if (opened === null) throw unauthenticated()
  return withCookies(json('session', { user: opened.user }), await cookiesOf(visit, opened))
}
