import type { BodyInput } from '#domain/endpoint'
import { leadApi } from '#domain/lead/api'
import { call } from '#lib/api'

/** Takes a lead down. */
export const createLead = (body: BodyInput<typeof leadApi.create>, key: string) =>
  call(leadApi.create, { body, key })
