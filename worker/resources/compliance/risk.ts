import { riskApi } from '#domain/risk/api'
import { type Api, serve } from '../../serve.ts'
import { approveRisk, assessRisk, rejectRisk, riskOf } from '../../tenant/risk/assessing.ts'

/** The client and matter risk of a case: assessed by one person, a high one approved by another. */
export const risk = (api: Api) => {
  serve(api, riskApi.show, (request) => riskOf(request, request.params.id))
  serve(api, riskApi.assess, (request) => assessRisk(request, request.params.id, request.body))
  serve(api, riskApi.approve, (request) => approveRisk(request, request.params.id, request.body))
  serve(api, riskApi.reject, (request) => rejectRisk(request, request.params.id, request.body))
}
