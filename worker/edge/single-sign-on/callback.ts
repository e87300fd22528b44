import { type FactorChallenge, toFactorFragment } from '#domain/user/security/factor-fragment'
import type { Identity } from '#domain/user/single-sign-on/identity'
import type { OfferedProvider } from '#domain/user/single-sign-on/settings'
import { SINGLE_SIGN_ON_PURPOSE, singleSignOnSecretsOf } from '#worker/directory/client-secret'
import { derivedKeys } from '#worker/directory/derived-key'
import { faultOf, redeemCode } from '#worker/integrations/openid/code-flow'
import { redirect, withCookies } from '../answers.ts'
import { externalOf } from '../external.ts'
import { forwardingPage } from '../page/forwarding-page.ts'
import { withReturn } from '../page/return-path.ts'
import { expiredCookie } from '../sign-in/cookies.ts'
import { browserOf } from '../sign-in/device.ts'
import { pendingCookie } from '../sign-in/second-factor.ts'
import { cookiesOf } from '../sign-in/sign-in.ts'
import { hashOf, newToken } from '../sign-in/token.ts'
import { askSignIn } from '../tenant.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { type Attempt, currentAttempt } from './attempt.ts'
import { refusedPage, resultPage } from './result-page.ts'
import { redirectAddressOf } from './start.ts'

/** `GET /auth/single-sign-on/callback`: signs in whom the provider names, once for each attempt of this browser. */
export const endSingleSignOn = async ({ var: { visit } }: EdgeContext) => {
  if (visit.site.audience !== null || externalOf(visit)) return redirect('/')
  const attempt = await currentAttempt(visit)
  const provider = await askSignIn(visit, async (steps) => steps.singleSignOn())
  const about = { name: provider?.name ?? 'The provider', window: attempt?.window ?? null }
  if (attempt === null || !(await isFirstReturn(visit, attempt)))
    return refusedPage(visit, 'expired', about)
  if (provider === null || provider.issuer !== attempt.issuer)
    return refusedPage(visit, 'off', about)
  const identity = await redeem(visit, provider, attempt)
  if (typeof identity === 'string') return refusedPage(visit, identity, about)
  const token = newToken()
  const result = await signIn(visit, identity, token)
  return result.kind === 'refused'
    ? refusedPage(visit, result.fault, about)
    : signedInPage(visit, attempt, result)
}

/** Uses up the state, before anything is asked of the provider. */
const isFirstReturn = async (visit: Visit, { state }: Attempt) =>
  visit.url.searchParams.get('state') === state &&
  (await askSignIn(visit, async (steps) => steps.takeSignInState(hashOf(state))))

const redeem = async (visit: Visit, provider: OfferedProvider, attempt: Attempt) => {
  const { env, site, trace, url } = visit
  const secrets = singleSignOnSecretsOf(site.firm.tenant, derivedKeys(env, SINGLE_SIGN_ON_PURPOSE))
  const client = {
    ...provider,
    secret: secrets.open(provider, provider.sealed_secret),
    redirectAddress: redirectAddressOf(visit),
    isLocal: env.ENVIRONMENT === 'local',
  }
  try {
    return await redeemCode(client, attempt, url)
  } catch (error) {
    const why = error instanceof Error ? error.message : ''
    console.warn(JSON.stringify({ event: 'single-sign-on.refused', trace, why }))
    const fault = faultOf(error)
    await askSignIn(visit, async (steps) => steps.refuseSingleSignOn(fault))
    return fault
  }
}

const signIn = async (visit: Visit, identity: Identity, token: string) => {
  const { audience } = visit.site
  const { deviceToken, seen } = await browserOf(visit)
  const input = { identity, tokenHash: hashOf(token), audience, ...seen }
  const result = await askSignIn(visit, async (steps) => steps.signInByIdentity(input))
  return { ...result, token, deviceToken }
}

type Result = Awaited<ReturnType<typeof signIn>>
type SignedIn = Exclude<Result, { kind: 'refused' }>

const signedInPage = async (visit: Visit, { window, ...attempt }: Attempt, result: SignedIn) => {
  const { site } = visit
  const target = attempt.return ?? '/'
  const path = result.kind === 'session' ? target : challengePage(result.challenge, target)
  const cookies =
    result.kind === 'session' ? await cookiesOf(visit, result) : [pendingCookie(site, result.token)]
  const outcome = result.kind === 'session' ? 'signed-in' : 'challenged'
  const page =
    window === null
      ? forwardingPage(path)
      : await resultPage(visit, { outcome, window, next: path })
  return withCookies(page, [...cookies, expiredCookie(site, 'single_sign_on')])
}

/** The page that asks for a second factor, or that sets the first one up. */
const challengePage = (challenge: FactorChallenge, target: string) =>
  challenge.methods.length === 0
    ? withReturn('/auth/enrolment', target)
    : withReturn('/auth/login', target) + toFactorFragment(challenge)
