import { assertAllowed } from '#domain/act'
import { complaintActs } from '#domain/complaint/acts'
import type { ComplaintClosing, ComplaintEntry } from '#domain/complaint/bodies'
import { closedComplaint, handedOver, newComplaint, withAction } from '#domain/complaint/changing'
import type { Complaint } from '#domain/complaint/complaint'
import { complaintHeads, complaintOutcomes } from '#domain/complaint/labels'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { longDate } from '#domain/dates'
import { formatPence } from '#domain/money'
import type { Named } from '#domain/party'
import { fullName } from '#domain/user/user'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { caseToChange, ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { requireFresh } from '#tenant/core/table'
import type { Correspondence } from '#tenant/events/messages'
import type { RequestContext } from '#tenant/runtime/context'
import { decidersOf } from '#tenant/user/role/holders'
import { complaintDocument } from './document.ts'

export type ComplaintAddress = { readonly id: string; readonly complaint: string }

export const complaintsOf = ({ store }: Pick<RequestContext, 'store'>) =>
  caseRecordsOf(store, complaintDocument)

export const complaintsOfCase = (context: RequestContext, id: string): Complaint[] =>
  complaintsOf(context).of([context.conveyances.get(id).id])

/** Who handles complaints, by name. */
export const complaintHandlers = (context: RequestContext): Named[] =>
  decidersOf(context, 'complaints.update')
    .flatMap((id) => context.users.find(id) ?? [])
    .map((user) => ({ id: user.id, name: fullName(user) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))

const handlerIn = (context: RequestContext, id: string) =>
  complaintHandlers(context).find((it) => it.id === id) ?? null

/** Who is told of a complaint: the staff of the case, its handler and whoever handles complaints. */
export const concernedBy = (
  context: RequestContext,
  conveyance: Conveyance,
  { handler }: Pick<Complaint, 'handler'>,
) => {
  const { users } = staffOfCase(conveyance)
  return {
    users: [...new Set([...users, handler.id, ...decidersOf(context, 'complaints.update')])],
  }
}

type OfEvent = 'name' | 'number'
const namedIn = ({ name, number }: Pick<Complaint, OfEvent>) => ({ name, number })

const correspondenceOf = <Value extends string>(
  { id, ref, clients }: Conveyance,
  { contact_id }: Pick<Complaint, 'contact_id'>,
  values: Readonly<Record<Value, string>>,
): Correspondence<Value> => ({
  about: { kind: 'conveyance', id, ref },
  values,
  clients: clients
    .filter((it) => it.contact_id === contact_id)
    .map(({ name, email, phone }) => ({ name, email, phone, contact_id: contact_id ?? '' })),
})

const placeOf = ({ address }: Conveyance) => [address.line, address.town].filter(Boolean).join(', ')

/** Logs a complaint, and tells the client who made it how we deal with it. */
export const logComplaint = (
  context: RequestContext,
  id: string,
  entry: ComplaintEntry,
): Complaint => {
  const conveyance = caseToChange(context, id)
  const records = complaintsOf(context)
  const place = { id: context.newId(), conveyance_id: id, number: records.of([id]).length + 1 }
  const people = { clients: conveyance.clients, handler: handlerIn(context, entry.handler) }
  const logged = records.insert(newComplaint(place, entry, people, context))
  const { handler, due_on, head } = logged
  const detail = {
    ...namedIn(logged),
    ...{ head: complaintHeads[head], handler: handler.name, due_on },
  }
  context.recordEvents(
    [{ name: 'complaint.logged', ...ofCase(conveyance), changed: ['complaints'], detail }],
    {
      ...concernedBy(context, conveyance, logged),
      correspondence: () =>
        correspondenceOf(conveyance, logged, {
          ref: conveyance.ref,
          address: placeOf(conveyance),
          handler: handler.name,
          due: `${longDate(due_on)} ${due_on.slice(0, 4)}`,
        }),
    },
  )
  return logged
}

const toHandle = (
  context: RequestContext,
  { id, complaint }: ComplaintAddress,
  version: number,
) => {
  // A complaint is answered after the case has ended too, by whoever may see the case.
  const conveyance = context.conveyances.get(id)
  const before = complaintsOf(context).get(id, complaint)
  requireFresh(version, before)
  return { conveyance, before, acts: complaintActs(before, context.person) }
}

/** Records what was done about a complaint. */
export const noteComplaint = (
  context: RequestContext,
  address: ComplaintAddress,
  { version, text }: { readonly version: number; readonly text: string },
): Complaint => {
  const { conveyance, before, acts } = toHandle(context, address, version)
  assertAllowed(acts.note)
  const noted = complaintsOf(context).replace(withAction(before, text, context))
  const detail = { ...namedIn(noted), text }
  context.recordEvents(
    [{ name: 'complaint.noted', ...ofCase(conveyance), changed: ['complaints'], detail }],
    concernedBy(context, conveyance, noted),
  )
  return noted
}

/** Gives a complaint to somebody else who handles complaints. */
export const handOverComplaint = (
  context: RequestContext,
  address: ComplaintAddress,
  { version, handler }: { readonly version: number; readonly handler: string },
): Complaint => {
  const { conveyance, before, acts } = toHandle(context, address, version)
  assertAllowed(acts.hand_over)
  const handed = complaintsOf(context).replace(handedOver(before, handlerIn(context, handler)))
  const detail = { ...namedIn(handed), handler: handed.handler.name }
  context.recordEvents(
    [{ name: 'complaint.handed-over', ...ofCase(conveyance), changed: ['complaints'], detail }],
    concernedBy(context, conveyance, handed),
  )
  return handed
}

const redressText = ({ redress, amount }: Pick<ComplaintClosing, 'redress' | 'amount'>) =>
  amount === null ? redress : `${redress} We pay you ${formatPence(amount)}.`

/** Answers a complaint for good, with what the Legal Ombudsman may still do. */
export const closeComplaint = (
  context: RequestContext,
  address: ComplaintAddress,
  { version, ...closing }: ComplaintClosing,
): Complaint => {
  const { conveyance, before, acts } = toHandle(context, address, version)
  assertAllowed(acts.close)
  const isSent = conveyance.clients.some((it) => it.contact_id === before.contact_id)
  const closed = complaintsOf(context).replace(closedComplaint(before, closing, isSent, context))
  const detail = { ...namedIn(closed), outcome: complaintOutcomes[closing.outcome] }
  context.recordEvents(
    [{ name: 'complaint.closed', ...ofCase(conveyance), changed: ['complaints'], detail }],
    {
      ...concernedBy(context, conveyance, closed),
      correspondence: () =>
        correspondenceOf(conveyance, closed, {
          ref: conveyance.ref,
          address: placeOf(conveyance),
          findings: closing.findings,
          redress: redressText(closing),
        }),
    },
  )
  return closed
}
