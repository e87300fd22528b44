import type { BodyInput } from '#domain/endpoint'
import { passkeyApi } from '#domain/user/security/passkey-api'
import { call } from '#lib/api'
import { createPasskey, signWithPasskey } from '#lib/passkey'
import { $security } from './security.ts'

type As = BodyInput<typeof passkeyApi.ask>['as']

/** Has a passkey sign a new challenge. Throws ApiError, and what people can read. */
const signChallenge = async (as: As) =>
  signWithPasskey(await call(passkeyApi.ask, { body: { as }, isQuiet: true }))

/** Signs in with a passkey, alone or after the password. Throws ApiError, and what people can read. */
export const signInByPasskey = async (as: 'first-factor' | 'second-factor', remember: boolean) => {
  const body = { as, passkey: await signChallenge(as), remember }
  return call(passkeyApi.sign_in, { body, isQuiet: true })
}

/** A passkey's answer that confirms who is there. Throws what people can read. */
export const confirmingPasskey = () => signChallenge('confirmation')

/** Makes a passkey; returns recovery codes, which are shown this once, or null where there are some already. */
export const addPasskey = async () => {
  const body = await createPasskey(await call(passkeyApi.offer, { isQuiet: true }))
  const { codes, view } = await call(passkeyApi.add, { body, isQuiet: true })
  $security.mutate(view)
  return codes
}
