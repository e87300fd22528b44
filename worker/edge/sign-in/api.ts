import { sessionApi } from '#domain/user/session'
import { json, withCookies } from '../answers.ts'
import { jsonBody } from '../body.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { linkWords, passwordWords, waitWords } from './labels.ts'
import { askForLink } from './link.ts'
import type { Outcome } from './outcome.ts'
import { cookiesOf, signedInUser, tryCode, tryLink, tryPassword } from './sign-in.ts'

/** `POST /api/auth/login`: signs in with an email address and a password. */
export const signIn = async ({ var: { visit } }: EdgeContext) => {
  const tried = await jsonBody(visit.request, sessionApi.sign_in.body)
  return outcome(visit, await tryPassword(visit, tried), passwordWords)
}

/** `POST /api/auth/links`: sends a sign-in link and code; the response is the same for an unknown address. */
export const askLink = async ({ var: { visit } }: EdgeContext) => {
  const { email } = await jsonBody(visit.request, sessionApi.ask_link.body)
  const wait = await askForLink(visit, email)
  return wait === null ? json('session', { data: { sent: true } }) : waiting(wait)
}

/** `POST /api/auth/links/session`: signs in with the token of a link, or with an email address and a code. */
export const useLink = async ({ var: { visit } }: EdgeContext) => {
  const key = await jsonBody(visit.request, sessionApi.use_link.body)
  const ended = 'token' in key ? await tryLink(visit, key) : await tryCode(visit, key)
  return outcome(visit, ended, linkWords)
}

const outcome = async (visit: Visit, ended: Outcome, wrongWords: string) => {
  if (ended.kind === 'wait') return waiting(ended.seconds)
  if (ended.kind === 'wrong') return wrong(wrongWords)
  const { token, session } = ended
  const user = ended.user ?? (await signedInUser(visit, session))
  return withCookies(json('session', { data: { token, user } }), await cookiesOf(visit, ended))
}

// Identical bytes whatever was wrong, so the trace is in its header only.
const wrong = (message: string) =>
  json('session', { error: { code: 'sign_in_refused', message, trace: '' } }, 422)

const waiting = (seconds: number) =>
  json(
    'session',
    { error: { code: 'too_many_tries', message: waitWords(seconds), trace: '' } },
    429,
    {
      'Retry-After': String(seconds),
    },
  )
