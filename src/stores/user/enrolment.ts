import { enrolmentApi } from '#domain/user/security/enrolment-api'
import { call } from '#lib/api'

export const offerFirstAuthenticator = () =>
  call(enrolmentApi.offer_authenticator, { isQuiet: true })

/** Completes a sign-in with a code of the authenticator that was offered. Throws ApiError. */
export const confirmFirstAuthenticator = (code: string) =>
  call(enrolmentApi.confirm_authenticator, { body: { code }, isQuiet: true })

/** Completes a sign-in with a new passkey. Throws ApiError, and what people can read. */
export const addFirstPasskey = async () => {
  const { createPasskey } = await import('#lib/passkey')
  const body = await createPasskey(await call(enrolmentApi.offer_passkey, { isQuiet: true }))
  return call(enrolmentApi.add_passkey, { body, isQuiet: true })
}
