import { Hono } from 'hono'
import { Refusal } from '#domain/refusal'
import { resources } from './resources.ts'
import type { Api, ApiBindings } from './serve.ts'
import { BrokenDocument } from './tenant/core/document.ts'
import { setBrokenAside } from './tenant/core/set-aside.ts'
import { errorResponse, refusalResponse } from './tenant/request/answers.ts'

const noEndpoint = new Refusal(404, 'no_endpoint', 'This endpoint does not exist.')

export const newApi = (): Api => {
  const api = new Hono<{ Bindings: ApiBindings }>()
  for (const resource of resources) resource(api)
  api.notFound((c) => refusalResponse(noEndpoint, c.env.actor.trace))
  api.onError((error, c) => {
    if (error instanceof BrokenDocument) setBrokenAside(c.env.parts.store, error)
    return errorResponse(error, c.env.actor.trace)
  })
  return api
}
