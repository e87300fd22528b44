import { breachApi } from '#domain/breach/api'
import { decideBreach, dismissFinding, putBreachRight, recordBreach } from '#tenant/breach/breaches'
import { breachFindings } from '#tenant/breach/findings'
import { breachesCsv, breachRegister } from '#tenant/breach/register'
import { type Api, serve } from '#worker/serve'

/** The register of breaches, with what the product found for it. */
export const breaches = (api: Api) => {
  serve(api, breachApi.list, (request) => breachRegister(request, request.query))
  serve(api, breachApi.findings, (request) => breachFindings(request))
  serve(api, breachApi.export, (request) => breachesCsv(request, request.query))
  serve(api, breachApi.record, (request) => recordBreach(request, request.body))
  serve(api, breachApi.dismiss, (request) => dismissFinding(request, request.body))
  serve(api, breachApi.put_right, (request) =>
    putBreachRight(request, request.params.id, request.body),
  )
  serve(api, breachApi.decide, (request) => decideBreach(request, request.params.id, request.body))
}
