import { type SignInReply, sessionApi } from '#domain/user/session'
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

/** The user whom a first factor signed in; null where a second one is needed. */
export const userOf = (reply: SignInReply): SignedInUser | null =>
  'challenge' in reply ? null : reply.user

/** Signs in with a password; null where a second factor is needed. Throws ApiError. */
export const signIn = async (body: { email: string; password: string }) =>
  userOf(await call(sessionApi.sign_in, { body, isQuiet: true }))

/** Completes a sign-in with a code of the second factor. Throws ApiError. */
export const giveSecondFactor = async (code: string) =>
  (await call(sessionApi.second_factor, { body: { code }, isQuiet: true })).user

/** Sends a sign-in link and code; the answer is the same for an unknown address. */
export const requestSignInLink = (email: string) =>
  call(sessionApi.ask_link, { body: { email }, isQuiet: true })

/** Signs in with the link or the code of a message; null where a second factor is needed. Throws ApiError. */
export const signInByLink = async (body: { token: string } | { email: string; code: string }) =>
  userOf(await call(sessionApi.use_link, { body, isQuiet: true }))

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

/** Opens the sign-in page where it asks for the second factor. */
export const continueAtSignInPage = () =>
  location.assign(`${firm.audience === null ? '/auth/login' : '/login'}${FACTOR_HASH}`)

/** Whether the address of the sign-in page asks for the second factor at once; the address forgets it. */
export const takeFactorHash = () => {
  if (location.hash !== FACTOR_HASH) return false
  history.replaceState(null, '', location.pathname + location.search)
  return true
}

const FACTOR_HASH = '#second-factor'

/** Loads the page that the person was going to, in a new document without anything of the previous user. */
export const continueAfterSignIn = (type: UserType) => {
  const returnPath = new URLSearchParams(location.search).get('return')
  location.assign(safePath(returnPath, location.origin) ?? home(type))
}

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
