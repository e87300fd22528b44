import { clientCaseApi } from '#domain/conveyance/portal/case'
import { type Api, serve } from '../serve.ts'
import { clientCaseOf } from '../tenant/conveyance/portal/client-case.ts'
import { toSignOf } from '../tenant/signature/client-view.ts'

export const clientCases = (api: Api) => {
  serve(api, clientCaseApi.list, ({ user, ...request }) =>
    request.conveyances
      .ofContact(user.contact_id ?? '')
      .map(({ id }) =>
        clientCaseOf(request, request.conveyances.records(id), toSignOf(request, id)),
      ),
  )
  serve(api, clientCaseApi.show, ({ params, ...request }) =>
    clientCaseOf(request, request.conveyances.records(params.id), toSignOf(request, params.id)),
  )
}
