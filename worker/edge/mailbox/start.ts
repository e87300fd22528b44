import {
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomState,
} from 'oauth4webapi'
import * as z from 'zod/mini'
import { MailConsent } from '#domain/mailbox/consent'
import { type MailboxOutcome, outcomeFragment } from '#domain/mailbox/outcome'
import { Refusal } from '#domain/refusal'
import { graphAddresses } from '#worker/integrations/mailbox/addresses'
import {
  type ConsentProvider,
  consentProviderOf,
} from '#worker/integrations/mailbox/consent/provider'
import { DELEGATED_SCOPE } from '#worker/integrations/mailbox/tokens'
import { mailboxSteps } from '../../directory/mailbox-endpoints.ts'
import type { Env } from '../../env.ts'
import { redirect, withCookies } from '../answers.ts'
import { askTenant } from '../document/asking.ts'
import { externalOf } from '../external.ts'
import { forwardingPage } from '../page/forwarding-page.ts'
import { expiredCookie } from '../sign-in/cookies.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { type Attempt, attemptCookie, expiry } from './attempt.ts'

/** The address that a provider sends people back to; the same text in both steps. */
export const redirectAddressOf = ({ site }: Visit) => `${site.origin}/auth/mailbox/callback`

/** The page that says what became of an attempt, which is over. */
export const outcomePage = ({ site }: Visit, outcome: MailboxOutcome) =>
  withCookies(forwardingPage(`/profile${outcomeFragment(outcome)}`), [
    expiredCookie(site, 'mailbox'),
  ])

/** `GET /auth/mailbox/start?since=&imap=`: sends a member of staff to their provider, to let us read their mailbox from a day on. */
export const startMailbox = async ({ var: { visit } }: EdgeContext) => {
  const { site, env, signedIn, url } = visit
  const { data: imap } = z.safeParse(MailConsent, url.searchParams.get('imap'))
  const consent = imap ?? null
  const page = consentPageOf(env, consent)
  if (site.audience !== null || externalOf(visit)) return redirect('/')
  if (signedIn === null) return redirect('/auth/login')
  if (page === null) return outcomePage(visit, 'refused')
  const since = url.searchParams.get('since') ?? ''
  try {
    const plan = await askTenant(visit, signedIn, mailboxSteps.plan, {}, { since, consent })
    const { client, user_id } = plan
    const attempt: Attempt = {
      ...{ user_id, since, client, consent, origin: site.origin },
      ...{ state: generateRandomState(), verifier: generateRandomCodeVerifier() },
      expires_at: expiry(),
    }
    const address = await consentAddress(visit, attempt, page)
    return withCookies(redirect(address), [await attemptCookie(visit, attempt)])
  } catch (error) {
    if (error instanceof Refusal) return outcomePage(visit, 'refused')
    throw error
  }
}

/** Where somebody is asked whether we may read their mail, and for what. */
type ConsentPage = Pick<ConsentProvider, 'authorizeAddress' | 'scope' | 'asked'>

/** Null where this environment calls nobody. */
const consentPageOf = (env: Env, consent: MailConsent | null): ConsentPage | null => {
  if (consent !== null) return consentProviderOf(env, consent)
  const addresses = graphAddresses(env)
  return (
    addresses && {
      authorizeAddress: ({ directory }) => `${addresses.signIn}/${directory}/oauth2/v2.0/authorize`,
      scope: DELEGATED_SCOPE,
      asked: { prompt: 'select_account' },
    }
  )
}

/** The page of a provider with what we ask for (authorization code, PKCE S256). */
const consentAddress = async (
  visit: Visit,
  { client, state, verifier }: Attempt,
  { authorizeAddress, scope, asked }: ConsentPage,
) => {
  const parameters = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri: redirectAddressOf(visit),
    response_type: 'code',
    response_mode: 'query',
    scope,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...asked,
  })
  return `${authorizeAddress(client)}?${parameters}`
}
