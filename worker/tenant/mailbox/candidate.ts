import type { MailEnvelope } from '#domain/mailbox/envelope'
import type { RequestContext } from '#tenant/runtime/context'
import { matchFactsOf } from '#tenant/tracked-email/match-facts'
import { isOwnAddress } from '#tenant/tracked-email/own-people'

/**
 * Whether an email has to do with a case or quote: by reference, by thread, or by an address of one that is open. It
 * is filed or suggested then; any other stays in its mailbox.
 */
export const isAboutRecord = (context: RequestContext, envelope: MailEnvelope): boolean => {
  const direction = isOwnAddress(context, envelope.from.address) ? 'out' : 'in'
  const facts = matchFactsOf(context, { ...envelope, text: '', delivered_to: null }, direction)
  const { addressed, named, answered, ofSender } = facts
  return [addressed, named, answered, ofSender].some((found) => found.length > 0)
}
