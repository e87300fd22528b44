import { passwordApi } from '#domain/user/security/password-api'
import { call } from '#lib/api'

/** Sends a link to set a new password; the answer is the same for an unknown address. */
export const requestPasswordLink = (email: string) =>
  call(passwordApi.ask_link, { body: { email }, isQuiet: true })

export const checkPasswordLink = (token: string) =>
  call(passwordApi.check_link, { body: { token }, isQuiet: true })

/** Sets the password of a link's person and signs them in. Throws ApiError, with the field of a weak password. */
export const setPassword = (body: { token: string; password: string }) =>
  call(passwordApi.set, { body, isQuiet: true })

/** Says that a sign-in was not one's own, and returns the token of a link that sets a new password. Throws ApiError. */
export const disownSignIn = async (token: string) =>
  (await call(passwordApi.disown, { body: { token }, isQuiet: true })).token
