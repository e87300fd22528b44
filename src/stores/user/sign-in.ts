import { sessionApi } from '#domain/user/session'
import type { SignedInUser, UserType } from '#domain/user/user'
import { call } from '#lib/api'
import { ApiError } from '#lib/api-error'
import { answerOpener, openAuthWindow } from '#lib/auth-window'
import { cancelBody } from '#lib/cancel-body'
import { firm } from '#lib/firm'
import { safePath } from '#lib/page-address'
import { forgetTexts } from '#lib/saved-draft'
import { send } from '#lib/send'

/** Signs in with a password. Throws ApiError. */
export const signIn = async (body: { email: string; password: string }) =>
  (await call(sessionApi.sign_in, { body, isQuiet: true })).user

/** Has a link and a code sent to an address. It says the same whether the address is known or not. */
export const askLink = (email: string) =>
  call(sessionApi.ask_link, { body: { email }, isQuiet: true })

/** Signs in with the link of a message, or with its code. Throws ApiError. */
export const signInByLink = async (body: { token: string } | { email: string; code: string }) =>
  (await call(sessionApi.use_link, { body, isQuiet: true })).user

/** Signs in at an identity provider, in a window of its own. Throws ApiError, and Error when nobody did. */
export const signInByWindow = async (provider: string) => {
  const bearer = await openAuthWindow(provider)
  const asking = { method: 'POST', address: '/api/_auth/session', bearer, isQuiet: true }
  return ((await send(asking)) as { user: SignedInUser }).user
}

/** Whether this is the window of an identity provider that came back; it then says so and closes. */
export const isReturningWindow = () => answerOpener()

/** Forgets what whoever was here before had typed, and what they were shown. */
export const forgetVisitor = () => {
  localStorage.removeItem('areas')
  forgetTexts()
}

/** Goes to where the person was going, in a whole new document: nothing of whoever was here is left in it. */
export const goOn = (type: UserType) => {
  const asked = new URLSearchParams(location.search).get('return')
  location.assign(safePath(asked, location.origin) ?? home(type))
}

const homes: Readonly<Record<UserType, string>> = {
  staff: '/',
  agent: '/agents',
  client: '/clients',
}

const home = (type: UserType) => (firm.audience === null ? homes[type] : '/')

/** What a refused sign-in says to the person. */
export const signInText = (error: unknown) => {
  if (!(error instanceof ApiError)) return 'Something went wrong here. Load the page again.'
  const [first] = Object.values(error.fields).flat()
  return first ?? error.message
}

/** Whether the service answers, asked now; false when it does not. */
export const isServiceUp = async () => {
  try {
    const answer = await fetch('/api/_auth/session', { headers: { Accept: 'application/json' } })
    cancelBody(answer)
    return answer.ok
  } catch {
    return false
  }
}
