import { type SecurityView, securityApi } from '#domain/user/security/api'
import { passwordApi } from '#domain/user/security/password-api'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'

/** How the signed-in person signs in. */
export const $security = createFetcherStore<SecurityView>(['security'], {
  fetcher: () => call(securityApi.show),
})

const show = (view: SecurityView) => $security.mutate(view)

export const offerAuthenticator = () => call(securityApi.offer_authenticator, { isQuiet: true })

/** Returns recovery codes, which are shown this once; null where there are some already. */
export const confirmAuthenticator = async (code: string) => {
  const { codes, view } = await call(securityApi.confirm_authenticator, {
    body: { code },
    isQuiet: true,
  })
  show(view)
  return codes
}

export const removeAuthenticator = async () => show(await call(securityApi.remove_authenticator))

export const renamePasskey = async (passkey: string, name: string) =>
  show(
    await call(securityApi.rename_passkey, { params: { passkey }, body: { name }, isQuiet: true }),
  )

export const removePasskey = async (passkey: string) =>
  show(await call(securityApi.remove_passkey, { params: { passkey } }))

/** Replaces the recovery codes and returns the new ones, which are shown this once. */
export const makeRecoveryCodes = async () => {
  const { codes, view } = await call(securityApi.make_codes)
  show(view)
  return codes ?? []
}

export const forgetDevice = async (device: string) =>
  show(await call(securityApi.forget_device, { params: { device } }))

export const endOwnSession = async (session: string) =>
  show(await call(securityApi.end_session, { params: { session } }))

export const endOtherSessions = async () => show(await call(securityApi.end_other_sessions))

/** Throws ApiError, with the field that is wrong. */
export const changePassword = async (body: { current: string; password: string }) => {
  await call(passwordApi.change, { body, isQuiet: true })
  $security.revalidate()
}
