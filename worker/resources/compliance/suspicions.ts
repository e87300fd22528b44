import { reportingOfficersApi, suspicionApi } from '#domain/suspicion/api'
import { nameOfficers, officersView } from '#tenant/suspicion/officers'
import {
  closeSuspicion,
  keepSuspicion,
  noteSuspicion,
  recordConsent,
  reportSuspicion,
  submitSuspicion,
  suspicionsOf,
} from '#tenant/suspicion/suspicions'
import { type Api, serve } from '#worker/serve'

/** Reports of suspicion: made by anybody who works here, read by the two people whom the firm named. */
export const suspicions = (api: Api) => {
  serve(api, reportingOfficersApi.show, (request) => officersView(request))
  serve(api, reportingOfficersApi.name, (request) => nameOfficers(request, request.body))
  serve(api, suspicionApi.report, (request) => reportSuspicion(request, request.body))
  serve(api, suspicionApi.list, (request) => suspicionsOf(request))
  serve(api, suspicionApi.note, (request) =>
    noteSuspicion(request, request.params.id, request.body),
  )
  serve(api, suspicionApi.close, (request) =>
    closeSuspicion(request, request.params.id, request.body),
  )
  serve(api, suspicionApi.submit, (request) =>
    submitSuspicion(request, request.params.id, request.body),
  )
  serve(api, suspicionApi.consent, (request) =>
    recordConsent(request, request.params.id, request.body),
  )
  serve(api, suspicionApi.keep, (request) =>
    keepSuspicion(request, request.params.id, request.body),
  )
}
