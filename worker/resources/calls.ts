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
  serve(api, callApi.list, (asked) => callListOf(asked).page(asked.query))
  serve(api, callApi.export, (asked) => {
    const { page } = callListOf(asked)
    return exportList(asked, { list: 'calls', columns: callExport, query: asked.query, page })
  })
  serve(api, callApi.people, (asked) => callPeople(asked))
  serve(api, callApi.board, (asked) => callBoard(asked))
  serve(api, callApi.due, (asked) => callBacksDue(asked))
  serve(api, callApi.log, (asked) => logCall(asked, asked.body))
  serve(api, callApi.dial, (asked) => dial(asked, asked.body.subject))
  serve(api, callApi.intake, (asked) => {
    receiveCallEvent(asked, asked.body)
    return { received: true as const }
  })
  serve(api, callApi.show, ({ calls, params }) => toCallView(calls.get(params.id)))
  serve(api, callApi.take, (asked) => claimCall(asked, asked.params.id))
  serve(api, callApi.wrap_up, (asked) => wrapUp(asked, asked.params.id, asked.body))
  serve(api, callApi.link, (asked) => {
    const { calls, params, body, now } = asked
    const before = calls.fresh(params.id, body.version)
    const matter = body.subject && callMatter(asked, body.subject)
    const change = { subject: matter?.subject ?? null, agency: matter?.agency ?? null }
    const detail = { before: before.subject?.ref ?? null, after: matter?.subject.ref ?? null }
    const owned = { ...change, user: before.user ?? matter?.owner ?? null, updated_at: now }
    const claimants = callClaimants(asked, before)
    return toCallView(calls.keep('call.updated', before, owned, detail, claimants))
  })
  serve(api, callApi.play, ({ calls, params, now }) => {
    const call = calls.get(params.id)
    assertAllowed(mayPlayCall({ has_recording: call.recording_url !== null }))
    calls.keep('call.updated', call, { updated_at: now }, { played: true })
    return { address: call.recording_url ?? '' }
  })
}
