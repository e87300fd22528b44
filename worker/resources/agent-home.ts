import { agencyBrandApi } from '#domain/agent/brand/api'
import { agentApi } from '#domain/agent/home'
import { agentTermsApi } from '#domain/agent/terms/terms'
import { type Api, serve } from '../serve.ts'
import { changeBrand, changeOwnBrand } from '../tenant/agent/brand/brand.ts'
import { agentHome as homeOf } from '../tenant/agent/home.ts'
import { agreeToTerms } from '../tenant/agent/terms/agreeing.ts'
import { agencyView } from '../tenant/agent/view.ts'

export const agentHome = (api: Api) => {
  serve(api, agentApi.home, (request) => homeOf(request))
  serve(api, agentTermsApi.agree, (request) => agreeToTerms(request))
  serve(api, agencyBrandApi.change, (request) =>
    agencyView(request, changeBrand(request, request.params.id, request.body).id),
  )
  serve(api, agencyBrandApi.change_own, (request) => changeOwnBrand(request, request.body))
}
