import type { Conveyance } from '#domain/conveyance/conveyance'
import { currentVersion, type Document } from '#domain/document/document'
import { requisitionsOf } from '#tenant/requisition/records'
import { sendReplies } from '#tenant/requisition/sending'
import type { RequestContext } from '#tenant/runtime/context'

/** Records the replies that a document holds as sent to the other side; throws 409 for those that have changed since. */
export const markRequisitionSent = (
  context: RequestContext,
  conveyance: Conveyance,
  document: Document,
) => {
  const { requisition: letter } = currentVersion(document)
  if (letter === undefined) return
  const requisition = requisitionsOf(context).get(conveyance.id, letter.requisition)
  // Somebody may want the same document again.
  if (requisition.sent?.document?.id === document.id) return
  sendReplies(context, { conveyance, requisition, document })
}
