import { routeRuleApi } from '#domain/user/route-rule/api'
import { type Api, serve } from '../serve.ts'
import { changeRouteRules, routeRulesOf } from '../tenant/user/route-rule/route-rules.ts'

export const routeRules = (api: Api) => {
  serve(api, routeRuleApi.show, (request) => routeRulesOf(request))
  serve(api, routeRuleApi.change, (request) => changeRouteRules(request, request.body))
}
