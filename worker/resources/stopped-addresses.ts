import { stopApi } from '#domain/communication/stop/api'
import { reportApi } from '#domain/communication/stop/report'
import { type Api, serve } from '../serve.ts'
import { liftStop, stoppedAddresses } from '../tenant/communication/stop/lifting.ts'
import { receiveReport } from '../tenant/communication/stop/reporting.ts'

export const stopped = (api: Api) => {
  serve(api, stopApi.list, (request) => stoppedAddresses(request, request.query))
  serve(api, stopApi.lift, (request) => liftStop(request, request.body))
  serve(api, reportApi.receive, (request) => {
    receiveReport(request, request.body)
    return { received: true as const }
  })
}
