import { assertAllowed } from '#domain/act'
import { mayPlayCall } from '#domain/call/acts'
import { callApi } from '#domain/call/api'
import { callExport } from '#domain/call/export'
import { type Api, serve } from '../serve.ts'
import { callBoard } from '../tenant/call/board.ts'
import { callBacksDue } from '../tenant/call/call-backs-due.ts'
import { toCallView } from '../tenant/call/calls.ts'
import { callClaimants, claimCall } from '../tenant/call/claiming.ts'
import { callListOf, callPeople } from '../tenant/call/list.ts'
import { logCall, wrapUp } from '../tenant/call/logging.ts'
import { callMatter } from '../tenant/call/subject.ts'
import { receiveCallEvent } from '../tenant/call/telephone-events.ts'
import { dial } from '../tenant/call/telephone-orders.ts'
import { exportList } from '../tenant/core/exporting.ts'

export const calls = (api: Api) => {
  serve(api, callApi.list, (request) => callListOf(request).page(request.query))
  serve(api, callApi.export, (request) => {
    const { page } = callListOf(request)
    return exportList(request, { list: 'calls', columns: callExport, query: request.query, page })
  })
  serve(api, callApi.people, (request) => callPeople(request))
  serve(api, callApi.board, (request) => callBoard(request))
  serve(api, callApi.due, (request) => callBacksDue(request))
  serve(api, callApi.log, (request) => logCall(request, request.body))
  serve(api, callApi.dial, (request) => dial(request, request.body.subject))
  serve(api, callApi.intake, (request) => {
    receiveCallEvent(request, request.body)
    return { received: true as const }
  })
  serve(api, callApi.show, ({ calls, params }) => toCallView(calls.get(params.id)))
  serve(api, callApi.take, (request) => claimCall(request, request.params.id))
  serve(api, callApi.wrap_up, (request) => wrapUp(request, request.params.id, request.body))
  serve(api, callApi.link, (request) => {
    const { calls, params, body, now } = request
    const before = calls.fresh(params.id, body.version)
    const matter = body.subject && callMatter(request, body.subject)
    const change = { subject: matter?.subject ?? null, agency: matter?.agency ?? null }
    const detail = { before: before.subject?.ref ?? null, after: matter?.subject.ref ?? null }
    const owned = { ...change, user: before.user ?? matter?.owner ?? null, updated_at: now }
    const claimants = callClaimants(request, before)
    return toCallView(calls.keep('call.updated', before, owned, detail, claimants))
  })
  serve(api, callApi.play, ({ calls, params, now }) => {
    const call = calls.get(params.id)
    assertAllowed(mayPlayCall({ has_recording: call.recording_url !== null }))
    calls.keep('call.updated', call, { updated_at: now }, { played: true })
    return { address: call.recording_url ?? '' }
  })
}
