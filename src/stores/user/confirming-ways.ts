import { securityApi } from '#domain/user/security/api'
import { call } from '#lib/api'

export type Ways = {
  readonly password: boolean
  readonly code: boolean
  readonly passkey: boolean
}

/** The ways in which the person can confirm that it is them; all where that is not known. */
export const confirmingWays = async (): Promise<Ways> => {
  try {
    const has = await call(securityApi.show, { isQuiet: true })
    return {
      password: has.has_password,
      code: has.authenticator !== null,
      passkey: has.passkeys.length > 0,
    }
  } catch {
    return { password: true, code: true, passkey: true }
  }
}
