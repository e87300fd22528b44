import type { BodyInput } from '#domain/endpoint'
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

/** Confirms the session for ten minutes. Throws ApiError, with the field that is wrong. */
export const confirmIdentity = (body: BodyInput<typeof sessionApi.step_up>) =>
  call(sessionApi.step_up, { body, isQuiet: true })
