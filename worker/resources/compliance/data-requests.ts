import { dataRequestApi } from '#domain/data-request/api'
import { exportPersonalData } from '#tenant/data-request/archive/making'
import { askForOwnData, ownDataRequests } from '#tenant/data-request/own'
import {
  closeDataRequest,
  dataRequestRegister,
  dataRequestsOfContact,
  extendDataRequest,
  logDataRequest,
} from '#tenant/data-request/requests'
import { type Api, serve } from '#worker/serve'

export const dataRequests = (api: Api) => {
  serve(api, dataRequestApi.register, (request) => dataRequestRegister(request, request.query))
  serve(api, dataRequestApi.list, (request) => dataRequestsOfContact(request, request.params.id))
  serve(api, dataRequestApi.log, (request) =>
    logDataRequest(request, request.params.id, request.body),
  )
  serve(api, dataRequestApi.extend, (request) =>
    extendDataRequest(request, request.params, request.body),
  )
  serve(api, dataRequestApi.export, (request) =>
    exportPersonalData(request, request.params, request.body),
  )
  serve(api, dataRequestApi.close, (request) =>
    closeDataRequest(request, request.params, request.body),
  )
  serve(api, dataRequestApi.of_client, (request) => ownDataRequests(request))
  serve(api, dataRequestApi.ask, (request) => askForOwnData(request, request.body))
}
