import { agentApi } from '#domain/agent/home'
import { type Api, serve } from '../serve.ts'
import { agentHome as homeOf } from '../tenant/agent/home.ts'

export const agentHome = (api: Api) => {
  serve(api, agentApi.home, (request) => homeOf(request))
}
