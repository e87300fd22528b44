import { complaintApi } from '#domain/complaint/api'
import {
  closeComplaint,
  complaintHandlers,
  complaintsOfCase,
  handOverComplaint,
  logComplaint,
  noteComplaint,
} from '#tenant/complaint/complaints'
import { complaintRegister } from '#tenant/complaint/register'
import { type Api, serve } from '#worker/serve'

export const complaints = (api: Api) => {
  serve(api, complaintApi.list, (request) => complaintsOfCase(request, request.params.id))
  serve(api, complaintApi.register, (request) => complaintRegister(request, request.query))
  serve(api, complaintApi.handlers, (request) => complaintHandlers(request))
  serve(api, complaintApi.log, (request) => logComplaint(request, request.params.id, request.body))
  serve(api, complaintApi.note, (request) => noteComplaint(request, request.params, request.body))
  serve(api, complaintApi.hand_over, (request) =>
    handOverComplaint(request, request.params, request.body),
  )
  serve(api, complaintApi.close, (request) => closeComplaint(request, request.params, request.body))
}
