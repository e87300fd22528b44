import { requisitionApi } from '#domain/requisition/api'
import { requisitionQueue } from '#tenant/requisition/queue'
import {
  amendRequisition,
  endRequisition,
  extendRequisition,
  flagReply,
  receiveRequisition,
  replyToRequisition,
  requisitionsOfCase,
  sendRequisition,
} from '#tenant/requisition/requisitions'
import { type Api, serve } from '#worker/serve'

export const requisitions = (api: Api) => {
  serve(api, requisitionApi.list, (request) => requisitionsOfCase(request, request.params.id))
  serve(api, requisitionApi.queue, (request) => requisitionQueue(request, request.query))
  serve(api, requisitionApi.receive, (request) =>
    receiveRequisition(request, request.params.id, request.body),
  )
  serve(api, requisitionApi.reply, (request) =>
    replyToRequisition(request, request.params, request.body),
  )
  serve(api, requisitionApi.flag, (request) => flagReply(request, request.params, request.body))
  serve(api, requisitionApi.amend, (request) =>
    amendRequisition(request, request.params, request.body),
  )
  serve(api, requisitionApi.send, (request) =>
    sendRequisition(request, request.params, request.body),
  )
  serve(api, requisitionApi.extend, (request) =>
    extendRequisition(request, request.params, request.body),
  )
  serve(api, requisitionApi.end, (request) => endRequisition(request, request.params, request.body))
}
