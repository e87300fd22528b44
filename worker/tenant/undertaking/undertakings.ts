import { assertAllowed } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { setCounts } from '#domain/conveyance/counts'
import type { Requisition } from '#domain/requisition/requisition'
import { undertakingActs } from '#domain/undertaking/acts'
import type {
  UndertakingDecision,
  UndertakingDischarge,
  UndertakingEntry,
} from '#domain/undertaking/bodies'
import {
  decidedUndertaking,
  dischargedUndertaking,
  newUndertaking,
} from '#domain/undertaking/changing'
import type { UndertakingEvents } from '#domain/undertaking/events'
import { type Undertaking, undertakingsOpen } from '#domain/undertaking/undertaking'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { caseToChange, ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { requireFresh } from '#tenant/core/table'
import { documentsFor } from '#tenant/document/reading'
import { liveCase } from '#tenant/enquiry/changing-enquiries'
import { requisitionsOf } from '#tenant/requisition/records'
import type { RequestContext } from '#tenant/runtime/context'
import { holdersOf } from '#tenant/user/role/holders'
import { undertakingDocument } from './document.ts'

export type UndertakingAddress = { readonly id: string; readonly undertaking: string }

export const undertakingsOf = ({ store }: Pick<RequestContext, 'store'>) =>
  caseRecordsOf(store, undertakingDocument)

export const undertakingsOfCase = (context: RequestContext, id: string): Undertaking[] =>
  undertakingsOf(context).of([context.conveyances.get(id).id])

/** Those that the replies to a requisition give. */
export const undertakingsOfRequisition = (
  context: RequestContext,
  { id, conveyance_id }: Pick<Requisition, 'id' | 'conveyance_id'>,
): Undertaking[] =>
  undertakingsOf(context)
    .of([conveyance_id])
    .filter(({ requisition_id }) => requisition_id === id)

/** Who is told of an undertaking: the staff of the case, and whoever approves undertakings. */
const concernedBy = (context: RequestContext, conveyance: Conveyance) => {
  const { users } = staffOfCase(conveyance)
  return { users: [...new Set([...users, ...holdersOf(context, 'undertakings.update')])] }
}

type Named = Exclude<keyof UndertakingEvents, 'undertaking.due' | 'undertaking.overdue'>

const record = (
  context: RequestContext,
  conveyance: Conveyance,
  { number, firm, decision, discharge }: Undertaking,
  name: Named,
) => {
  const event = { ...ofCase(conveyance), changed: ['undertakings'] }
  const of = { number, firm }
  const details = {
    'undertaking.proposed': { ...event, name: 'undertaking.proposed', detail: of },
    'undertaking.received': { ...event, name: 'undertaking.received', detail: of },
    'undertaking.given': { ...event, name: 'undertaking.given', detail: of },
    'undertaking.refused': {
      ...event,
      name: 'undertaking.refused',
      detail: { ...of, reason: decision?.reason ?? '' },
    },
    'undertaking.discharged': {
      ...event,
      name: 'undertaking.discharged',
      detail: { ...of, document: discharge?.document_name ?? '' },
    },
  } as const
  context.recordEvents([details[name]], concernedBy(context, conveyance))
  const undertakings_open = undertakingsOpen(undertakingsOf(context).of([conveyance.id]))
  context.conveyances.change(conveyance.id, null, (records) =>
    setCounts(records, { undertakings_open }, context.by, context.now),
  )
}

/** Writes down an undertaking: of ours it awaits a second person, of the other side it is received. */
export const addUndertaking = (
  context: RequestContext,
  id: string,
  entry: UndertakingEntry,
): Undertaking => {
  const conveyance = liveCase(context, id)
  if (entry.requisition_id !== null) requisitionsOf(context).get(id, entry.requisition_id)
  const records = undertakingsOf(context)
  const place = { id: context.newId(), conveyance_id: id, number: records.of([id]).length + 1 }
  const added = records.insert(newUndertaking(place, entry, context))
  const isReceived = added.side === 'received'
  record(context, conveyance, added, isReceived ? 'undertaking.received' : 'undertaking.proposed')
  return added
}

const toChange = (
  context: RequestContext,
  { id, undertaking }: UndertakingAddress,
  version: number,
) => {
  // An undertaking binds after the case has ended too.
  const conveyance = caseToChange(context, id)
  const before = undertakingsOf(context).get(id, undertaking)
  requireFresh(version, before)
  return { conveyance, before }
}

/** Approves an undertaking, which gives it, or refuses it. Throws 409 for whoever proposed it. */
export const decideUndertaking = (
  context: RequestContext,
  address: UndertakingAddress,
  { version, ...decision }: UndertakingDecision,
): Undertaking => {
  const { conveyance, before } = toChange(context, address, version)
  assertAllowed(undertakingActs(before, context.person).decide)
  const decided = undertakingsOf(context).replace(decidedUndertaking(before, decision, context))
  const name = decision.is_approved ? 'undertaking.given' : 'undertaking.refused'
  record(context, conveyance, decided, name)
  return decided
}

/** Discharges an undertaking by a document of its case; throws 422 for any other document. */
export const dischargeUndertaking = (
  context: RequestContext,
  address: UndertakingAddress,
  { version, document_id, ...discharge }: UndertakingDischarge,
): Undertaking => {
  const { conveyance, before } = toChange(context, address, version)
  assertAllowed(undertakingActs(before, context.person).discharge)
  const documents = documentsFor(context, { kind: 'conveyance', id: address.id })
  const evidence = documents.find(({ id }) => id === document_id) ?? null
  const discharged = dischargedUndertaking(before, discharge, evidence, context)
  undertakingsOf(context).replace(discharged)
  record(context, conveyance, discharged, 'undertaking.discharged')
  return discharged
}
