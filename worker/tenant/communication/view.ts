import type { Message } from '#domain/communication/message'
import type { RequestContext } from '#tenant/runtime/context'
import { withoutTokens } from './tokens.ts'

/**
 * Returns a message as its reader sees it: tokens and codes show to the recipient alone, and to everybody in the local
 * environment, where no message leaves and the demonstration's clients sign in with them.
 */
export const toMessageView = (
  { person, isLocal }: Pick<RequestContext, 'person' | 'isLocal'>,
  message: Message,
): Message => {
  const isOwn = [person.id, person.email].includes(message.to_address)
  return isLocal || isOwn ? message : { ...message, body: withoutTokens(message.body) }
}
