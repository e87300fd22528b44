import type { BodyInput } from '#domain/endpoint'
import { leadApi } from '#domain/lead/api'
import { call } from '#lib/api'

export const createLead = (body: BodyInput<typeof leadApi.create>, key: string) =>
  call(leadApi.create, { body, key })
