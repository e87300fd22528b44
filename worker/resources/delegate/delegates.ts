import { delegateApi, helpingApi } from '#domain/delegate/api'
import { endAsClient, endAsFirm } from '#tenant/delegate/ending'
import {
  helpedBy,
  ownDelegates,
  startHelping,
  stopHelping,
  toOwnDelegate,
} from '#tenant/delegate/helping'
import { addDelegate, nameDelegate } from '#tenant/delegate/naming'
import { confirmPower, recordPower } from '#tenant/delegate/power'
import { delegatesOf } from '#tenant/delegate/stored'
import { type Api, serve } from '#worker/serve'

const ofCases = (api: Api) => {
  serve(api, delegateApi.of_case, ({ store, conveyances, params }) =>
    delegatesOf(store).of([conveyances.get(params.id).id]),
  )
  serve(api, delegateApi.add, (request) => addDelegate(request, request.params.id, request.body))
  serve(api, delegateApi.record_power, (request) =>
    recordPower(request, request.params, request.body),
  )
  serve(api, delegateApi.confirm_power, (request) =>
    confirmPower(request, request.params, request.body),
  )
  serve(api, delegateApi.end, (request) => endAsFirm(request, request.params, request.body))
}

const ofClients = (api: Api) => {
  serve(api, delegateApi.own, (request) => ownDelegates(request))
  serve(api, delegateApi.name, (request) =>
    toOwnDelegate(nameDelegate(request, request.params.id, request.body), request.today),
  )
  serve(api, delegateApi.end_own, (request) =>
    toOwnDelegate(endAsClient(request, request.params, request.body), request.today),
  )
}

export const delegates = (api: Api) => {
  ofCases(api)
  ofClients(api)
  serve(api, helpingApi.list, (request) => helpedBy(request))
  serve(api, helpingApi.start, (request) => {
    startHelping(request, request.params.delegate, request.actor.session?.id ?? '')
    return helpedBy(request)
  })
  serve(api, helpingApi.leave, (request) => {
    request.sessions.actFor(request.actor.session?.id ?? '', null)
    return helpedBy(request)
  })
  serve(api, helpingApi.stop, (request) => {
    stopHelping(request, request.params.delegate)
    return helpedBy(request)
  })
}
