import type { BodyInput } from '#domain/endpoint'
import { securityApi } from '#domain/user/security/api'
import { sessionApi } from '#domain/user/session'
import { call, onStepUp } from '#lib/api'

/** Has sensitive calls ask the person first, once for all that wait at the same moment. */
export const followStepUp = (ask: () => Promise<boolean>) => {
  let asking: Promise<boolean> | null = null
  onStepUp(() => {
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  })
}

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

/** Confirms the session for ten minutes. Throws ApiError, with the field that is wrong. */
export const confirmIdentity = (body: BodyInput<typeof sessionApi.step_up>) =>
  call(sessionApi.step_up, { body, isQuiet: true })
