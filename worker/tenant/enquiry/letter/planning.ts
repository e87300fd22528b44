import type { Conveyance } from '#domain/conveyance/conveyance'
import type { EnquiriesOrder } from '#domain/document/making/order'
import type { MakingPlan } from '#domain/document/making/plan'
import { recipientOf } from '#domain/document/making/recipient'
import { letterBlocks } from '#domain/enquiry/letter/blocks'
import { letterOf } from '#domain/enquiry/letter/letter'
import { letterFrame, letterTitle } from '#domain/enquiry/letter/wording'
import { wrongState } from '#domain/refusal'
import { framedLetter } from '#tenant/document/making/framing'
import { recordsOf } from '#tenant/enquiry/changing-enquiries'
import type { RequestContext } from '#tenant/runtime/context'

/** A letter of enquiries in the firm's layout; throws 404, 409 where the case names no other side, and 422. */
export const enquiriesPlan = (
  context: RequestContext,
  conveyance: Conveyance,
  { letter: kind, enquiries: ids }: EnquiriesOrder,
): MakingPlan => {
  const records = recordsOf(context)
  const chosen = [...new Set(ids)].map((id) => records.get(conveyance.id, id))
  const enquiries = chosen.toSorted((a, b) => a.number - b.number)
  const contents = letterOf(kind, enquiries)
  const recipient = recipientOf(conveyance, 'other_side')
  if (recipient === null)
    throw wrongState('enquiry.no_other_side', 'Name the other side’s firm on the case first.')
  const letter = framedLetter(context, conveyance, {
    title: letterTitle(kind),
    recipient,
    frame: letterFrame(kind),
    blocks: letterBlocks(kind, enquiries),
  })
  return {
    ...{ is: 'letter', format: 'pdf', letter },
    ...{ made_from: null, enquiries: contents, requisition: null },
  }
}
