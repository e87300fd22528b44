import { assertAllowed } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { RequisitionOrder } from '#domain/document/making/order'
import type { MakingPlan } from '#domain/document/making/plan'
import { recipientOf } from '#domain/document/making/recipient'
import { wrongState } from '#domain/refusal'
import { maySendReplies } from '#domain/requisition/changing'
import { replyBlocks } from '#domain/requisition/letter/blocks'
import { givenIn, requisitionLetterOf } from '#domain/requisition/letter/letter'
import { repliesTitle } from '#domain/requisition/letter/title'
import { repliesFrame } from '#domain/requisition/letter/wording'
import { framedLetter } from '#tenant/document/making/framing'
import { requisitionsOf } from '#tenant/requisition/records'
import type { RequestContext } from '#tenant/runtime/context'
import { undertakingsOfRequisition } from '#tenant/undertaking/undertakings'

/** Replies as a letter in the firm’s layout; throws 404, and 409 for replies that may not be sent yet and where the case names no other side. */
export const requisitionPlan = (
  context: RequestContext,
  conveyance: Conveyance,
  { requisition: id }: RequisitionOrder,
): MakingPlan => {
  const requisition = requisitionsOf(context).get(conveyance.id, id)
  const undertakings = undertakingsOfRequisition(context, requisition)
  assertAllowed(maySendReplies(requisition, undertakings))
  const audience = requisition.kind === 'hmlr' ? 'registry' : 'other_side'
  const recipient = recipientOf(conveyance, audience)
  if (recipient === null)
    throw wrongState('requisition.no_other_side', 'Name the other side’s firm on the case first.')
  const letter = framedLetter(context, conveyance, {
    title: repliesTitle(requisition),
    recipient,
    frame: repliesFrame(requisition),
    blocks: replyBlocks(requisition, givenIn(undertakings)),
  })
  return {
    ...{ is: 'letter', format: 'pdf', letter },
    ...{ made_from: null, enquiries: null },
    requisition: requisitionLetterOf(requisition, undertakings),
  }
}
