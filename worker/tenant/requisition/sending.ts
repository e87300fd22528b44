import { assertAllowed } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { currentVersion, type Document } from '#domain/document/document'
import { maySendReplies, sentRequisition } from '#domain/requisition/changing'
import { assertCurrentLetter, givenIn } from '#domain/requisition/letter/letter'
import type { Requisition } from '#domain/requisition/requisition'
import { requisitionsOf } from '#tenant/requisition/records'
import type { RequestContext } from '#tenant/runtime/context'
import { undertakingsOfRequisition } from '#tenant/undertaking/undertakings'
import { recordRequisition } from './recording.ts'

type Leaving = {
  readonly conveyance: Conveyance
  readonly requisition: Requisition
  /** What they go out in; null for another way. */
  readonly document: Document | null
}

/** Records replies as sent; throws 409 while they may not go out, and for a document of other replies. */
export const sendReplies = (
  context: RequestContext,
  { conveyance, requisition, document }: Leaving,
): Requisition => {
  const undertakings = undertakingsOfRequisition(context, requisition)
  assertAllowed(maySendReplies(requisition, undertakings))
  if (document !== null)
    assertCurrentLetter(currentVersion(document).requisition, requisition, undertakings)
  const { by, now } = context
  const sent = sentRequisition(requisition, {
    by,
    now,
    document: document && { id: document.id, name: document.name },
  })
  requisitionsOf(context).replace(sent)
  const detail = {
    firm: sent.firm,
    undertakings: givenIn(undertakings).length,
    document: document?.name ?? null,
  }
  recordRequisition(context, conveyance, { name: 'requisition.sent', detail })
  return sent
}
