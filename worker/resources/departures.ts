import { departureApi } from '#domain/user/leave/api'
import { type Api, serve } from '../serve.ts'
import { requireActOn } from '../tenant/user/accounts.ts'
import { cancelDeparture, planDeparture } from '../tenant/user/leave/planning.ts'
import { toDepartureDetail } from '../tenant/user/leave/view.ts'

export const departures = (api: Api) => {
  serve(api, departureApi.show, (request) => {
    requireActOn(request, request.params.id)
    return toDepartureDetail(request, request.params.id)
  })
  serve(api, departureApi.plan, (request) => {
    planDeparture(request, request.params.id, request.body)
    return toDepartureDetail(request, request.params.id)
  })
  serve(api, departureApi.cancel, (request) => {
    cancelDeparture(request, request.params.id, request.query.version)
    return toDepartureDetail(request, request.params.id)
  })
}
