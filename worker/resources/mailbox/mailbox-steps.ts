import { Refusal, wrongState } from '#domain/refusal'
import { mailboxSteps as steps } from '../../directory/mailbox-endpoints.ts'
import { type Api, serve } from '../../serve.ts'
import { assertConnectable, assertSince, connectOwn } from '../../tenant/mailbox/connecting.ts'
import { noteNotifications } from '../../tenant/mailbox/notifications.ts'
import { registrationOf, registrationSecretOf } from '../../tenant/mailbox/settings.ts'
import type { RequestContext } from '../../tenant/runtime/context.ts'
import { system } from '../../tenant/user/people.ts'

const clientOf = (context: RequestContext) => ({
  registration: registrationOf(context).registration,
  sealed_secret: registrationSecretOf(context)?.sealed ?? null,
})

const planOf = (context: RequestContext, since: string) => {
  assertConnectable(context)
  assertSince(context, since)
  const { registration, sealed_secret } = clientOf(context)
  if (registration === null || sealed_secret === null)
    throw wrongState('mailbox.unregistered', 'Microsoft 365 is not set up.')
  return { user_id: context.person.id, registration, sealed_secret }
}

/** A page says what became of it, so that a refusal is an answer like any other. */
const connected = (context: RequestContext, body: Parameters<typeof connectOwn>[1]) => {
  try {
    connectOwn(context, body)
    return { outcome: 'connected' as const }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { outcome: error.code === 'mailbox.taken' ? ('taken' as const) : ('refused' as const) }
  }
}

/** The steps of the edge, which leads people to Microsoft and back and receives its notifications. */
export const mailboxSteps = (api: Api) => {
  serve(api, steps.plan, (request) => planOf(request, request.body.since))
  serve(api, steps.return, (request) => ({
    is_first: request.usedStates.take(request.body.state_hash, request.now),
    ...clientOf(request),
  }))
  serve(api, steps.connect, (request) => connected(request.as(system), request.body))
  serve(api, steps.notify, (request) =>
    noteNotifications(request.as(system), request.body.notifications),
  )
}
