import { assertAllowed } from '#domain/act'
import { type MessageAct, messageActs } from '#domain/communication/acts'
import type { Message } from '#domain/communication/message'
import { notFound, stale } from '#domain/refusal'
import { lastChange } from '#tenant/core/last-change'
import { recordStatus, updateMessage } from '#tenant/events/message-status'
import { routeAgain } from '#tenant/mailbox/sending/sender'
import type { RequestContext } from '#tenant/runtime/context'
import { isMessageWithin } from './scope.ts'
import { withoutTokens } from './tokens.ts'
import { toMessageView } from './view.ts'

type Target = { readonly id: string; readonly version: number }

/** Queues a message again under its own Message-ID; throws 409 when it was sent or has changed. */
export const retryMessage = (context: RequestContext, target: Target): Message => {
  const message = actedOn(context, target, 'retry')
  context.outbox.withdraw(message.id)
  context.outbox.put('message', { message_id: message.id }, context.now)
  const queued = updateMessage(context, message, {
    status: 'queued',
    reason: null,
    not_before: null,
    route: message.status === 'unknown' ? routeAgain(message) : message.route,
  })
  recordStatus(context, queued, { act: 'retried' })
  return toMessageView(context, queued)
}

/** Records that a message of unknown fate arrived; throws 409 when there is no doubt or it has changed. */
export const confirmMessage = (context: RequestContext, target: Target): Message => {
  const message = actedOn(context, target, 'confirm')
  const sent = updateMessage(context, message, {
    status: 'sent',
    reason: null,
    sent_at: context.now,
    body: context.isLocal ? message.body : withoutTokens(message.body),
  })
  recordStatus(context, sent, { act: 'confirmed' })
  return toMessageView(context, sent)
}

/** Lets a message go that waited for somebody to read it; throws 409 when somebody has decided already. */
export const approveMessage = (context: RequestContext, target: Target): Message => {
  const message = actedOn(context, target, 'approve')
  const isLetter = message.channel === 'letter'
  if (!isLetter)
    context.outbox.put('message', { message_id: message.id }, message.not_before ?? context.now)
  const isLater = message.not_before !== null && message.not_before > context.now
  const queued = updateMessage(context, message, {
    status: isLetter ? 'to_print' : 'queued',
    reason: !isLetter && isLater ? message.reason : null,
  })
  recordStatus(context, queued, { act: 'approved' })
  return toMessageView(context, queued)
}

/** Keeps a message from being sent, with the reason. */
export const declineMessage = (
  context: RequestContext,
  { reason, ...target }: Target & { readonly reason: string },
): Message => {
  const message = actedOn(context, target, 'decline')
  const declined = updateMessage(context, message, {
    status: 'suppressed',
    reason,
    body: withoutTokens(message.body),
  })
  recordStatus(context, declined, { act: 'declined', reason })
  return toMessageView(context, declined)
}

const actedOn = (context: RequestContext, { id, version }: Target, act: MessageAct) => {
  if (!isMessageWithin(context.store, context.person, id)) throw notFound()
  const message = context.messages.get(id)
  if (message.version !== version)
    throw stale(
      toMessageView(context, message),
      lastChange(context.audit, context.person, 'message', id),
    )
  assertAllowed(messageActs(message)[act])
  return message
}
