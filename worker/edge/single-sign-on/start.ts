import { authorizationAddress, faultOf, newProof } from '#worker/integrations/openid/code-flow'
import { redirect, withCookies } from '../answers.ts'
import { externalOf } from '../external.ts'
import { expiredSessionCookies } from '../sign-in/cookies.ts'
import { endSession } from '../sign-in/end-session.ts'
import { askSignIn } from '../tenant.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { attemptCookie, newAttempt, windowIn } from './attempt.ts'
import { refusedPage } from './result-page.ts'

/** The address that the provider sends people back to; the same text in both steps. */
export const redirectAddressOf = ({ site }: Visit) => `${site.origin}/auth/single-sign-on/callback`

/** `GET /auth/single-sign-on/start`: sends somebody to the firm's provider; ends the session of before. */
export const startSingleSignOn = async ({ var: { visit } }: EdgeContext) => {
  const { site, env } = visit
  if (site.audience !== null) return redirect('/login')
  if (externalOf(visit)) return redirect('/auth/login')
  const window = windowIn(visit)
  const isAgain = visit.url.searchParams.has('again')
  const provider = await askSignIn(visit, async (steps) => steps.singleSignOn())
  if (provider === null) return refusedPage(visit, 'off', { name: '', window })
  const proof = newProof()
  const isLocal = env.ENVIRONMENT === 'local'
  const client = { ...provider, isLocal, redirectAddress: redirectAddressOf(visit) }
  try {
    const address = await authorizationAddress(client, proof, { isAgain })
    const attempt = await attemptCookie(visit, newAttempt(visit, provider.issuer, proof))
    return withCookies(redirect(address), [attempt, ...(await sessionEnded(visit))])
  } catch (error) {
    const fault = faultOf(error)
    await askSignIn(visit, async (steps) => steps.refuseSingleSignOn(fault))
    return refusedPage(visit, fault, { name: provider.name, window })
  }
}

const sessionEnded = async (visit: Visit) => {
  if (visit.session === null) return []
  await endSession(visit)
  return expiredSessionCookies(visit.site)
}
