import type { BodyInput } from '#domain/endpoint'
import { sessionApi } from '#domain/user/session'
import { call } from '#lib/api'

/** Confirms the session for ten minutes. Throws ApiError, with the field that is wrong. */
export const confirmIdentity = (body: BodyInput<typeof sessionApi.step_up>) =>
  call(sessionApi.step_up, { body, isQuiet: true })
