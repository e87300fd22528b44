import { visitApi } from '#domain/agent/visit-api'
import { type Api, serve } from '../serve.ts'
import { setTarget } from '../tenant/agent/targets.ts'
import { logVisit, visitPage } from '../tenant/agent/visits.ts'

export const visits = (api: Api) => {
  serve(api, visitApi.list, (asked) => visitPage(asked, asked.query))
  serve(api, visitApi.log, (asked) => logVisit(asked, asked.body))
  serve(api, visitApi.set_target, (asked) => setTarget(asked, asked.body))
}
