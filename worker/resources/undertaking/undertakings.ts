import { undertakingApi } from '#domain/undertaking/api'
import { undertakingFigures } from '#tenant/undertaking/figures'
import { undertakingRegister } from '#tenant/undertaking/register'
import {
  addUndertaking,
  decideUndertaking,
  dischargeUndertaking,
  undertakingsOfCase,
} from '#tenant/undertaking/undertakings'
import { type Api, serve } from '#worker/serve'

export const undertakings = (api: Api) => {
  serve(api, undertakingApi.list, (request) => undertakingsOfCase(request, request.params.id))
  serve(api, undertakingApi.register, (request) => undertakingRegister(request, request.query))
  serve(api, undertakingApi.figures, undertakingFigures)
  serve(api, undertakingApi.add, (request) =>
    addUndertaking(request, request.params.id, request.body),
  )
  serve(api, undertakingApi.decide, (request) =>
    decideUndertaking(request, request.params, request.body),
  )
  serve(api, undertakingApi.discharge, (request) =>
    dischargeUndertaking(request, request.params, request.body),
  )
}
