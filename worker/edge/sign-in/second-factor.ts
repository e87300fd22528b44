import type { BodyOf } from '#domain/endpoint'
import { PENDING_MS } from '#domain/user/security/second-factor'
import type { sessionApi } from '#domain/user/session'
import type { Site } from '#worker/directory/site'
import { askSignIn } from '../tenant.ts'
import type { Visit } from '../visit.ts'
import { cookie, parseCookie } from './cookies.ts'
import { browserOf } from './device.ts'
import { endSession } from './end-session.ts'
import type { Outcome } from './outcome.ts'
import { requireEmbedded } from './sign-in.ts'
import { signInOver } from './sign-in-over.ts'
import { hashOf, newToken } from './token.ts'

/** The cookie of a sign-in that waits for its second factor; it opens nothing. */
export const pendingCookie = (site: Site, token: string) =>
  cookie(site, 'pending', token, { seconds: PENDING_MS / 1000 })

/** The hash of the pending sign-in of this browser; null without one. */
export const pendingHashOf = ({ site, request }: Visit) => {
  const pending = parseCookie(site, request, 'pending')
  return pending === null ? null : hashOf(pending)
}

/** Completes the pending sign-in of this browser with a code; throws 401 when there is none any more. */
export const tryFactor = async (
  visit: Visit,
  { code, remember = false }: BodyOf<typeof sessionApi.second_factor>,
): Promise<Outcome> => {
  requireEmbedded(visit)
  const pendingHash = pendingHashOf(visit)
  if (pendingHash === null) throw signInOver()
  const token = newToken()
  const hashes = { pendingHash, tokenHash: hashOf(token) }
  const { deviceToken, seen } = await browserOf(visit)
  const input = { ...hashes, ...seen, code, remember }
  const result = await askSignIn(visit, async (steps) => steps.completeSignIn(input))
  if (result.kind === 'over') throw signInOver()
  if (result.kind === 'wait') return { kind: 'wait', seconds: result.seconds }
  if (result.kind === 'wrong') return { kind: 'wrong' }
  await endSession(visit)
  return { kind: 'opened', token, session: result.session, deviceToken }
}
