import { visitApi } from '#domain/agent/visit-api'
import { type Api, serve } from '../serve.ts'
import { setTarget } from '../tenant/agent/targets.ts'
import { correctVisit, logVisit, visitPage } from '../tenant/agent/visits.ts'

export const visits = (api: Api) => {
  serve(api, visitApi.list, (request) => visitPage(request, request.query))
  serve(api, visitApi.log, (request) => logVisit(request, request.body))
  serve(api, visitApi.correct, (request) => correctVisit(request, request.params.id, request.body))
  serve(api, visitApi.set_target, (request) => setTarget(request, request.body))
}
