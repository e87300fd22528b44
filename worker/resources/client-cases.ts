import { type ClientCase, clientCaseApi } from '#domain/conveyance/portal/case'
import { kindFor } from '#domain/matter-names'
import { type Api, serve } from '../serve.ts'
import { clientCaseOf } from '../tenant/conveyance/portal/client-case.ts'
import { fundsStateIn } from '../tenant/funds/telling.ts'
import { identityStateOf } from '../tenant/identity/pictures.ts'
import type { RequestContext } from '../tenant/runtime/context.ts'
import { toSignOf } from '../tenant/signature/client-view.ts'

const checksFor = (context: RequestContext, id: string) => {
  const [identity, funds] = [identityStateOf(context, id), fundsStateIn(context, id)]
  return { ...(identity ? { identity } : {}), ...(funds ? { funds } : {}) }
}

/** Who helps a client sees whose case it is and its steps, and nothing that only the client can do. */
const helpedCaseFor = (context: RequestContext, id: string, client: string): ClientCase => {
  const found = clientCaseOf(context, context.conveyances.records(id))
  return { ...found, kind: kindFor(found.matter_type, client) }
}

const caseFor = (context: RequestContext, id: string) => {
  const { helping } = context.person
  return helping ? helpedCaseFor(context, id, helping.client) : wholeCaseFor(context, id)
}

const wholeCaseFor = (context: RequestContext, id: string) =>
  clientCaseOf(
    context,
    context.conveyances.records(id),
    toSignOf(context, id),
    checksFor(context, id),
  )

export const clientCases = (api: Api) => {
  serve(api, clientCaseApi.list, ({ user, ...request }) =>
    request.conveyances.ofContact(user.contact_id ?? '').map(({ id }) => caseFor(request, id)),
  )
  serve(api, clientCaseApi.show, ({ params, ...request }) => caseFor(request, params.id))
}
