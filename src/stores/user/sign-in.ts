import {
  type FactorChallenge,
  parseFactorFragment,
  toFactorFragment,
} from '#domain/user/security/factor-fragment'
import { sessionApi } from '#domain/user/session'
import type { SignedInUser, UserType } from '#domain/user/user'
import { call } from '#lib/api'
import { ApiError } from '#lib/api-error'
import {
  answerOpener,
  openAuthWindow,
  openSignInWindow,
  reportResult,
  type SignInResult,
} from '#lib/auth-window'
import { cancelBody } from '#lib/cancel-body'
import { firm } from '#lib/firm'
import { safePath } from '#lib/page-address'
import { clearDrafts } from '#lib/saved-draft'
import { send } from '#lib/send'

/** Signs in with a password. Throws ApiError. */
export const signIn = (body: { email: string; password: string }) =>
  call(sessionApi.sign_in, { body, isQuiet: true })

/** Completes a sign-in with a code of the second factor. Throws ApiError. */
export const giveSecondFactor = (body: { code: string; remember: boolean }) =>
  call(sessionApi.second_factor, { body, isQuiet: true })

/** Sends a sign-in link and code; the answer is the same for an unknown address. The link keeps the wanted page. */
export const requestSignInLink = (email: string) => {
  const wanted = safePath(returnParameter(), location.origin)
  const body = wanted === null ? { email } : { email, return: wanted }
  return call(sessionApi.ask_link, { body, isQuiet: true })
}

const returnParameter = () => new URLSearchParams(location.search).get('return')

/** Signs in with the link or the code of a message. Throws ApiError. */
export const signInByLink = (body: { token: string } | { email: string; code: string }) =>
  call(sessionApi.use_link, { body, isQuiet: true })

/** Signs in at an identity provider in a pop-up window. Throws ApiError. */
export const signInByWindow = async (provider: string) => {
  const bearer = await openAuthWindow(provider)
  const sendOptions = { method: 'POST', address: '/api/_auth/session', bearer, isQuiet: true }
  return ((await send(sendOptions)) as { user: SignedInUser }).user
}

export type { SignInResult }

/** Signs in with the firm's provider in a window of its own; null when the browser blocks it. */
export const openProviderWindow = openSignInWindow

/** Sends the result to the page that opened this window, and closes it. */
export const reportToOpener = reportResult

/** Returns whom this browser signed in. Throws ApiError. */
export const fetchSignedIn = () => call(sessionApi.user, { isQuiet: true })

/** Whether this is the returning window of an identity provider; it then answers its opener and closes. */
export const isReturningWindow = () => answerOpener()

export const clearPreviousUser = () => {
  localStorage.removeItem('areas')
  clearDrafts()
}

/** Opens the sign-in page where it asks for one of these second factors. */
export const continueAtSignInPage = (challenge: FactorChallenge) =>
  location.assign((firm.audience === null ? '/auth/login' : '/login') + toFactorFragment(challenge))

/** Opens the page that sets up the second factor that is missing. */
export const continueAtEnrolment = () =>
  location.assign((firm.audience === null ? '/auth/enrolment' : '/enrolment') + location.search)

/** What the address of the sign-in page asks for at once; the address forgets it. */
export const takeFactorHash = (): FactorChallenge | null => {
  const { hash, pathname, search } = location
  const challenge = parseFactorFragment(hash)
  if (challenge !== null) history.replaceState(null, '', pathname + search)
  return challenge
}

/** Loads the page that the person was going to, in a new document without anything of the previous user. */
export const continueAfterSignIn = (type: UserType) =>
  location.assign(safePath(returnParameter(), location.origin) ?? home(type))

/** Opens the page where somebody sees and changes how they sign in. */
export const continueAtSecurity = (type: UserType) =>
  location.assign(type === 'agent' && firm.audience === null ? '/agents/security' : '/security')

const homes: Readonly<Record<UserType, string>> = {
  staff: '/',
  agent: '/agents',
  client: '/clients',
}

const home = (type: UserType) => (firm.audience === null ? homes[type] : '/')

export const signInText = (error: unknown) => {
  if (!(error instanceof ApiError)) return 'Something went wrong. Reload the page and try again.'
  const [first] = Object.values(error.fields).flat()
  return first ?? error.message
}

export const isServiceUp = async () => {
  try {
    const answer = await fetch('/api/_auth/session', { headers: { Accept: 'application/json' } })
    cancelBody(answer)
    return answer.ok
  } catch {
    return false
  }
}
