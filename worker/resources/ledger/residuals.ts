import { residualApi } from '#domain/residual/api'
import { type Api, serve } from '../../serve.ts'
import { caseResidual, fileReceipt, recordAttempt } from '../../tenant/residual/residuals.ts'

/** What was done about money that cases still hold after they completed. */
export const residuals = (api: Api) => {
  serve(api, residualApi.show, (request) => caseResidual(request, request.params.id))
  serve(api, residualApi.try, (request) => recordAttempt(request, request.params.id, request.body))
  serve(api, residualApi.receive, (request) =>
    fileReceipt(request, request.params.id, request.body),
  )
}
