import { inboxApi } from '#domain/inbox/api'
import { type Api, serve } from '../../serve.ts'
import { assignEmail, closeEmail, snoozeEmail } from '../../tenant/inbox/changing.ts'
import { inboxDetail, inboxPage } from '../../tenant/inbox/list.ts'

export const inbox = (api: Api) => {
  serve(api, inboxApi.list, (request) =>
    inboxPage(request, request.query.view ?? 'unassigned', request.query.after),
  )
  serve(api, inboxApi.show, (request) => inboxDetail(request, request.params.id))
  serve(api, inboxApi.assign, (request) => assignEmail(request, request.params.id, request.body))
  serve(api, inboxApi.snooze, (request) => snoozeEmail(request, request.params.id, request.body))
  serve(api, inboxApi.close, (request) => closeEmail(request, request.params.id, request.body))
}
