import { assertAllowed } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { assertValid } from '#domain/refusal'
import type {
  RequisitionEntry,
  RequisitionExtension,
  RequisitionReplies,
} from '#domain/requisition/bodies'
import {
  endedRequisition,
  extendedRequisition,
  maySendReplies,
  repliedRequisition,
  sentRequisition,
} from '#domain/requisition/changing'
import { draftedItems } from '#domain/requisition/drafting'
import type { RequisitionEvents } from '#domain/requisition/events'
import type { Requisition, RequisitionKind, RequisitionRow } from '#domain/requisition/requisition'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { titleOf } from '#tenant/conveyance/title/titles'
import { requireFresh } from '#tenant/core/table'
import { liveCase } from '#tenant/enquiry/changing-enquiries'
import type { RequestContext } from '#tenant/runtime/context'
import { acrossCases, withCase } from '#tenant/undertaking/register'
import { undertakingsOf } from '#tenant/undertaking/undertakings'
import { requisitionDocument } from './document.ts'
import { requisitionsOf } from './records.ts'

export const requisitionsOfCase = (context: RequestContext, id: string): Requisition[] =>
  requisitionsOf(context).of([context.conveyances.get(id).id])

const undertakingsIn = (context: RequestContext, { id, conveyance_id }: Requisition) =>
  undertakingsOf(context)
    .of([conveyance_id])
    .filter(({ requisition_id }) => requisition_id === id)

/** The requisitions of the firm that have not ended, of cases in the person’s scope. */
export const requisitionQueue = (
  context: RequestContext,
  kind: RequisitionKind | undefined,
): RequisitionRow[] => {
  const asked = { where: `status IN ('drafting', 'sent')`, bindings: [] }
  return acrossCases(context, requisitionDocument, asked)
    .filter((it) => kind === undefined || it.kind === kind)
    .map((it) => {
      const undertakings = undertakingsIn(context, it)
      const waiting = undertakings.filter(({ status }) => status === 'proposed').length
      const counts = { undertakings: undertakings.length, undertakings_waiting: waiting }
      return { ...withCase(context, it), ...counts }
    })
}

type Happened = {
  [Name in keyof RequisitionEvents]: {
    readonly name: Name
    readonly detail: RequisitionEvents[Name]['detail']
  }
}[keyof RequisitionEvents]

/** Records what happened to a requisition of a case; `event` is its name and detail. */
const record = (context: RequestContext, conveyance: Conveyance, event: Happened) =>
  context.recordEvents(
    [{ ...event, ...ofCase(conveyance), changed: ['requisitions'] }],
    staffOfCase(conveyance),
  )

const itemsFor = (context: RequestContext, conveyance: Conveyance, entry: RequisitionEntry) =>
  entry.kind === 'completion'
    ? draftedItems({
        conveyance,
        title: titleOf(context, conveyance.id),
        phone: context.firm.phone,
      })
    : entry.points.map((question, at) => ({
        ...{ key: `point-${at + 1}`, question, reply: '', source: null },
      }))

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
    ...{ extensions: [], sent: null, by: { id: by.id, name: by.name }, created_at: now },
  })
  const { firm, due_on } = requisition
  record(context, conveyance, { name: 'requisition.received', detail: { firm, due_on } })
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
  record(context, conveyance, { name: 'requisition.drafted', detail: { firm: after.firm } })
  return after
}

/** Records replies as sent; throws 409 while one is missing or an undertaking in them is not approved. */
export const sendRequisition = (
  context: RequestContext,
  address: Address,
  version: number,
): Requisition => {
  const { conveyance, after } = change(context, address, version, (before) => {
    assertAllowed(maySendReplies(before, undertakingsIn(context, before)))
    return sentRequisition(before, context)
  })
  const given = undertakingsIn(context, after).filter(({ status }) => status !== 'refused')
  const detail = { firm: after.firm, undertakings: given.length }
  record(context, conveyance, { name: 'requisition.sent', detail: detail })
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
  record(context, conveyance, {
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
    endedRequisition(before, outcome),
  )
  record(context, conveyance, { name: 'requisition.ended', detail: { firm: after.firm, outcome } })
  return after
}
