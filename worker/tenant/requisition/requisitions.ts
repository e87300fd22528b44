import type { Conveyance } from '#domain/conveyance/conveyance'
import { assertValid } from '#domain/refusal'
import type {
  RequisitionAmendment,
  RequisitionEntry,
  RequisitionExtension,
  RequisitionFlag,
  RequisitionReplies,
  RequisitionSending,
} from '#domain/requisition/bodies'
import {
  amendedRequisition,
  endedRequisition,
  extendedRequisition,
  flaggedRequisition,
  repliedRequisition,
} from '#domain/requisition/changing'
import { askedItems, draftedItems } from '#domain/requisition/drafting'
import type { Requisition } from '#domain/requisition/requisition'
import { titleOf } from '#tenant/conveyance/title/titles'
import { requireFresh } from '#tenant/core/table'
import { documentsFor } from '#tenant/document/reading'
import { liveCase } from '#tenant/enquiry/changing-enquiries'
import type { RequestContext } from '#tenant/runtime/context'
import { occupiersOf } from './occupiers.ts'
import { recordRequisition } from './recording.ts'
import { requisitionsOf } from './records.ts'
import { sendReplies } from './sending.ts'

export const requisitionsOfCase = (context: RequestContext, id: string): Requisition[] =>
  requisitionsOf(context).of([context.conveyances.get(id).id])

const itemsFor = (context: RequestContext, conveyance: Conveyance, entry: RequisitionEntry) => [
  ...(entry.kind === 'completion'
    ? draftedItems({
        conveyance,
        title: titleOf(context, conveyance.id),
        phone: context.firm.phone,
        occupiers: occupiersOf(context, conveyance),
      })
    : []),
  ...askedItems(entry.points),
]

/** Records requisitions that came in, with the replies that the facts of the case give. */
export const receiveRequisition = (
  context: RequestContext,
  id: string,
  entry: RequisitionEntry,
): Requisition => {
  const conveyance = liveCase(context, id)
  const { points, ...received } = entry
  assertValid({
    ...(entry.received_on > context.today
      ? { received_on: ['Enter a date that is not in the future.'] }
      : {}),
    ...(entry.due_on < entry.received_on ? { due_on: ['Enter a day after they came in.'] } : {}),
    ...(entry.kind === 'hmlr' && points.length === 0 ? { points: ['Enter what is asked.'] } : {}),
  })
  const { by, now } = context
  const requisition = requisitionsOf(context).insert({
    ...received,
    ...{ id: context.newId(), version: 1, conveyance_id: id, status: 'drafting' },
    items: itemsFor(context, conveyance, entry),
    ...{ extensions: [], sent: null, earlier: [], ended: null },
    ...{ by: { id: by.id, name: by.name }, created_at: now },
  })
  const { firm, due_on } = requisition
  recordRequisition(context, conveyance, { name: 'requisition.received', detail: { firm, due_on } })
  return requisition
}

type Address = { readonly id: string; readonly requisition: string }

const change = (
  context: RequestContext,
  { id, requisition }: Address,
  version: number,
  changed: (before: Requisition) => Requisition,
) => {
  const conveyance = liveCase(context, id)
  const records = requisitionsOf(context)
  const before = records.get(id, requisition)
  requireFresh(version, before)
  return { conveyance, after: records.replace(changed(before)) }
}

export const replyToRequisition = (
  context: RequestContext,
  address: Address,
  { version, ...replies }: RequisitionReplies,
): Requisition => {
  const { conveyance, after } = change(context, address, version, (before) =>
    repliedRequisition(before, replies),
  )
  recordRequisition(context, conveyance, {
    name: 'requisition.drafted',
    detail: { firm: after.firm },
  })
  return after
}

/** Marks a reply to be looked at before the replies go out, or as looked at. */
export const flagReply = (
  context: RequestContext,
  address: Address,
  { version, ...flag }: RequisitionFlag,
): Requisition => {
  const { conveyance, after } = change(context, address, version, (before) =>
    flaggedRequisition(before, flag, context),
  )
  const question = after.items.find(({ key }) => key === flag.key)?.question ?? ''
  const detail = { firm: after.firm, question, note: flag.note }
  recordRequisition(context, conveyance, { name: 'requisition.flagged', detail })
  return after
}

/** Records replies as sent; throws 409 while they may not go out, and 422 for a document of another case. */
export const sendRequisition = (
  context: RequestContext,
  { id, requisition }: Address,
  { version, document_id }: RequisitionSending,
): Requisition => {
  const conveyance = liveCase(context, id)
  const before = requisitionsOf(context).get(id, requisition)
  requireFresh(version, before)
  const document =
    documentsFor(context, { kind: 'conveyance', id }).find((it) => it.id === document_id) ?? null
  assertValid(
    document_id === null || document ? {} : { document_id: ['Choose a document of this case.'] },
  )
  return sendReplies(context, { conveyance, requisition: before, document })
}

/** Opens replies that were sent, so that others take their place. */
export const amendRequisition = (
  context: RequestContext,
  address: Address,
  { version, reason }: RequisitionAmendment,
): Requisition => {
  const { conveyance, after } = change(context, address, version, (before) =>
    amendedRequisition(before, { reason }, context),
  )
  const detail = { firm: after.firm, reason }
  recordRequisition(context, conveyance, { name: 'requisition.amended', detail })
  return after
}

export const extendRequisition = (
  context: RequestContext,
  address: Address,
  { version, ...extension }: RequisitionExtension,
): Requisition => {
  const { conveyance, after } = change(context, address, version, (before) =>
    extendedRequisition(before, extension, context),
  )
  recordRequisition(context, conveyance, {
    name: 'requisition.extended',
    detail: { firm: after.firm, ...extension },
  })
  return after
}

export const endRequisition = (
  context: RequestContext,
  address: Address,
  { version, outcome }: { readonly version: number; readonly outcome: 'satisfied' | 'cancelled' },
): Requisition => {
  const { conveyance, after } = change(context, address, version, (before) =>
    endedRequisition(before, outcome, context),
  )
  recordRequisition(context, conveyance, {
    name: 'requisition.ended',
    detail: { firm: after.firm, outcome },
  })
  return after
}
