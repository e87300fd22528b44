import { sessionApi } from '#domain/user/session'
import { json, withCookies } from '../answers.ts'
import { jsonBody } from '../body.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { factorText, linkText, passwordText, waitText } from './labels.ts'
import { requestSignInLink } from './link.ts'
import type { Challenged, Outcome } from './outcome.ts'
import { pendingCookie, tryFactor } from './second-factor.ts'
import { cookiesOf, signedInUser, tryCode, tryLink, tryPassword } from './sign-in.ts'

/** `POST /api/auth/login`: signs in with an email address and a password. */
export const signIn = async ({ var: { visit } }: EdgeContext) => {
  const credentials = await jsonBody(visit.request, sessionApi.sign_in.body)
  return outcome(visit, await tryPassword(visit, credentials), passwordText)
}

/** `POST /api/auth/links`: sends a sign-in link and code; the response is the same for an unknown address. */
export const requestLink = async ({ var: { visit } }: EdgeContext) => {
  const body = await jsonBody(visit.request, sessionApi.ask_link.body)
  const wait = await requestSignInLink(visit, body.email, body.return)
  return wait === null ? json('session', { data: { sent: true } }) : tooManyAttempts(wait)
}

/** `POST /api/auth/links/session`: signs in with the token of a link, or with an email address and a code. */
export const useLink = async ({ var: { visit } }: EdgeContext) => {
  const key = await jsonBody(visit.request, sessionApi.use_link.body)
  const result = 'token' in key ? await tryLink(visit, key) : await tryCode(visit, key)
  return outcome(visit, result, linkText)
}

/** `POST /api/auth/second-factor`: completes a sign-in with a code; throws 401 when it waited too long. */
export const giveSecondFactor = async ({ var: { visit } }: EdgeContext) => {
  const given = await jsonBody(visit.request, sessionApi.second_factor.body)
  return outcome(visit, await tryFactor(visit, given), factorText)
}

/** The answer to an attempt to sign in; `wrongText` says the same whatever was wrong. */
export const outcome = async (visit: Visit, result: Outcome, wrongText: string) => {
  if (result.kind === 'wait') return tooManyAttempts(result.seconds)
  if (result.kind === 'wrong') return signInRefused(wrongText)
  if (result.kind === 'challenged') return challengeAnswer(visit, result)
  const { token, session, factor_due_at } = result
  const user = result.user ?? (await signedInUser(visit, session))
  return withCookies(
    json('session', { data: { token, user, ...(factor_due_at ? { factor_due_at } : {}) } }),
    await cookiesOf(visit, result),
  )
}

const challengeAnswer = ({ site }: Visit, { token, methods, may_remember }: Challenged) =>
  withCookies(json('session', { data: { challenge: { methods, may_remember } } }), [
    pendingCookie(site, token),
  ])

// Identical bytes whatever was wrong, so the trace is in its header only.
const signInRefused = (message: string) =>
  json('session', { error: { code: 'sign_in_refused', message, trace: '' } }, 422)

export const tooManyAttempts = (seconds: number) =>
  json(
    'session',
    { error: { code: 'too_many_tries', message: waitText(seconds), trace: '' } },
    429,
    {
      'Retry-After': String(seconds),
    },
  )
