import type { MailConsent } from '#domain/mailbox/consent'
import { Refusal, wrongState } from '#domain/refusal'
import { mailboxSteps as steps } from '../../directory/mailbox-endpoints.ts'
import { type Api, serve } from '../../serve.ts'
import { assertConsentable, assertSince, connectOwn } from '../../tenant/mailbox/connecting.ts'
import { clientOf } from '../../tenant/mailbox/consents.ts'
import { noteNotifications } from '../../tenant/mailbox/notifications.ts'
import type { RequestContext } from '../../tenant/runtime/context.ts'
import { system } from '../../tenant/user/people.ts'

type Asked = { readonly since: string; readonly consent: MailConsent | null }

/** Microsoft 365 takes the firm for the same client, however a mailbox is read. */
const setUpOf = (context: RequestContext, consent: MailConsent | null) =>
  clientOf(context, consent ?? 'microsoft')

const planOf = (context: RequestContext, { since, consent }: Asked) => {
  assertConsentable(context, consent)
  assertSince(context, since)
  const setUp = setUpOf(context, consent)
  if (setUp === null) throw wrongState('mailbox.unregistered', 'Microsoft 365 is not set up.')
  return { user_id: context.person.id, ...setUp }
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
  serve(api, steps.plan, (request) => planOf(request, request.body))
  serve(api, steps.return, (request) => ({
    is_first: request.usedStates.take(request.body.state_hash, request.now),
    ...(setUpOf(request, request.body.consent) ?? { client: null, sealed_secret: null }),
  }))
  serve(api, steps.connect, (request) => connected(request.as(system), request.body))
  serve(api, steps.notify, (request) =>
    noteNotifications(request.as(system), request.body.notifications),
  )
}
