import { json, refused, withCookies } from '../answers.ts'
import { as } from '../cache-rules.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { expiredSessionCookies } from './cookies.ts'
import { requireSession, unauthenticated } from './credentials.ts'
import { endSession } from './end-session.ts'

/** `DELETE /api/_auth/session`: ends the session of the cookie. */
export const clearSession = async ({ var: { visit } }: EdgeContext) => {
  await endSession(visit)
  return withoutSession(visit, new Response(null, { status: 204 }))
}

/** `POST /api/auth/logout`: ends the session; 401, with its cookies deleted, when the request has no valid one. */
export const signOut = async ({ var: { visit } }: EdgeContext) => {
  try {
    await requireSession(visit)
  } catch {
    return withoutSession(visit, refused(unauthenticated(), visit.trace))
  }
  await endSession(visit)
  return withoutSession(visit, json('session', { data: { signed_out: true } }))
}

const withoutSession = ({ site }: Visit, answer: Response) => {
  const response = withCookies(as('session', answer), expiredSessionCookies(site))
  response.headers.set('Clear-Site-Data', '"cache", "storage"')
  return response
}
