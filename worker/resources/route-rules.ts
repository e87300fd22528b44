import { routeRuleApi } from '#domain/user/route-rule/api'
import { type Api, serve } from '../serve.ts'
import { changeRouteRules, routeRulesOf } from '../tenant/user/route-rule/route-rules.ts'

export const routeRules = (api: Api) => {
  serve(api, routeRuleApi.show, (asked) => routeRulesOf(asked))
  serve(api, routeRuleApi.change, (asked) => changeRouteRules(asked, asked.body))
}
