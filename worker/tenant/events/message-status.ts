import type { MessageEvents } from '#domain/communication/events'
import type { Message } from '#domain/communication/message'
import { routeLabel } from '#domain/communication/route'
import type { RequestContext } from '#tenant/runtime/context'

/** Saves the next version of a message. */
export const updateMessage = (
  { messages }: RequestContext,
  message: Message,
  change: Partial<Message>,
) => messages.replace({ ...message, ...change, version: message.version + 1 }, message.version)

/** Records what became of a message. */
export const recordStatus = (
  context: RequestContext,
  message: Message,
  detail: Pick<MessageEvents['message.status']['detail'], 'provider_id' | 'reason' | 'act'>,
) => {
  const { id, version, type, subject_ref } = message
  const route = routeLabel(message)
  context.recordEvents([
    {
      name: 'message.status',
      subject: 'message',
      id,
      version,
      changed: ['status'],
      detail: { type, ref: subject_ref, ...detail, ...(route ? { route } : {}) },
    },
  ])
}
