import { withoutTokens } from '#tenant/communication/tokens'
import type { RequestContext } from '#tenant/runtime/context'

/** Keeps what waits of a communication from being sent, with the reason. */
export const suppressWaiting = ({ messages, outbox }: RequestContext, id: string) => {
  for (const message of messages.waiting(id)) {
    outbox.withdraw(message.id)
    messages.replace(
      {
        ...message,
        version: message.version + 1,
        status: 'suppressed',
        reason: 'paused',
        body: withoutTokens(message.body),
      },
      message.version,
    )
  }
}
