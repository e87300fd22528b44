import {
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomState,
} from 'oauth4webapi'
import { type MailboxOutcome, outcomeFragment } from '#domain/mailbox/outcome'
import { Refusal } from '#domain/refusal'
import { graphAddresses } from '#worker/integrations/mailbox/addresses'
import { DELEGATED_SCOPE } from '#worker/integrations/mailbox/tokens'
import { mailboxSteps } from '../../directory/mailbox-endpoints.ts'
import { redirect, withCookies } from '../answers.ts'
import { askTenant } from '../document/asking.ts'
import { externalOf } from '../external.ts'
import { forwardingPage } from '../page/forwarding-page.ts'
import { expiredCookie } from '../sign-in/cookies.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { type Attempt, attemptCookie, expiry } from './attempt.ts'

/** The address that Microsoft sends people back to; the same text in both steps. */
export const redirectAddressOf = ({ site }: Visit) => `${site.origin}/auth/mailbox/callback`

/** The page that says what became of an attempt, which is over. */
export const outcomePage = ({ site }: Visit, outcome: MailboxOutcome) =>
  withCookies(forwardingPage(`/profile${outcomeFragment(outcome)}`), [
    expiredCookie(site, 'mailbox'),
  ])

/** `GET /auth/mailbox/start?since=`: sends a member of staff to Microsoft, to let us read their mailbox from a day on. */
export const startMailbox = async ({ var: { visit } }: EdgeContext) => {
  const { site, env, signedIn, url } = visit
  const addresses = graphAddresses(env)
  if (site.audience !== null || externalOf(visit)) return redirect('/')
  if (signedIn === null) return redirect('/auth/login')
  if (addresses === null) return outcomePage(visit, 'refused')
  const since = url.searchParams.get('since') ?? ''
  try {
    const plan = await askTenant(visit, signedIn, mailboxSteps.plan, {}, { since })
    const { registration, user_id } = plan
    const attempt: Attempt = {
      ...{ user_id, since, registration, origin: site.origin },
      ...{ state: generateRandomState(), verifier: generateRandomCodeVerifier() },
      expires_at: expiry(),
    }
    const address = await consentAddress(visit, attempt, addresses.signIn)
    return withCookies(redirect(address), [await attemptCookie(visit, attempt)])
  } catch (error) {
    if (error instanceof Refusal) return outcomePage(visit, 'refused')
    throw error
  }
}

/** Where Microsoft asks somebody whether we may read their mail (authorization code, PKCE S256). */
const consentAddress = async (
  visit: Visit,
  { registration, state, verifier }: Attempt,
  signIn: string,
) => {
  const parameters = new URLSearchParams({
    client_id: registration.client_id,
    redirect_uri: redirectAddressOf(visit),
    response_type: 'code',
    response_mode: 'query',
    scope: DELEGATED_SCOPE,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  })
  return `${signIn}/${registration.directory}/oauth2/v2.0/authorize?${parameters}`
}
