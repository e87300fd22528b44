import type { IncomingEmail } from '#domain/tracked-email/incoming'
import { receiveReport } from '#tenant/communication/stop/reporting'
import type { RequestContext } from '#tenant/runtime/context'
import { ownMessageOf } from './match-facts.ts'

/**
 * Applies what a mail server wrote to a mailbox about a message of the firm, as for messages that left from it. Anybody
 * can write such a mail, so that it counts only for the address that the message of that Message-ID was for.
 */
export const applyReturned = (context: RequestContext, returned: IncomingEmail['returned']) => {
  const message = returned && ownMessageOf(context, returned.message)
  if (!message) return
  for (const { address, ...report } of returned.failed) {
    if (address.toLowerCase() !== message.to_address.toLowerCase()) continue
    const event = `returned ${message.id} ${report.type} ${report.status ?? ''}`
    receiveReport(context, { ...report, event, message: message.id })
  }
}
