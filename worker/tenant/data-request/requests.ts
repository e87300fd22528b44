import { assertAllowed } from '#domain/act'
import { nameOf } from '#domain/contact'
import type { Contact } from '#domain/contact/contact'
import { type DataRequestAct, dataRequestActs, mayCloseAs } from '#domain/data-request/acts'
import type { DataRequestQuery } from '#domain/data-request/api'
import type {
  DataRequestClosing,
  DataRequestEntry,
  DataRequestExtension,
} from '#domain/data-request/bodies'
import { closedDataRequest, extended, newDataRequest } from '#domain/data-request/changing'
import type { DataRequest } from '#domain/data-request/request'
import { fullDate } from '#domain/dates'
import { accessibleContact, visibleContacts } from '#tenant/contact/access'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { about, concernedBy, lettersTo } from './concerned.ts'
import { dataRequestsOf } from './stored.ts'

export type DataRequestAddress = { readonly id: string; readonly request: string }

const LAST_DAY = '9999'

const idsOf = ({ id, merged_ids }: Contact) => [id, ...merged_ids]

const requestsIn = ({ store, today }: RequestContext, view: DataRequestQuery['view'] = 'open') => {
  const requests = dataRequestsOf(store)
  if (view === 'all') return requests.all()
  if (view === 'closed') return requests.closed()
  return requests.openBefore(view === 'overdue' ? today : LAST_DAY)
}

/** The requests of the firm whose people the reader may see. */
export const dataRequestRegister = (
  context: RequestContext,
  { view }: DataRequestQuery,
): DataRequest[] => {
  const requests = requestsIn(context, view)
  const isVisible = visibleContacts(
    context,
    requests.map(({ contact_id }) => contact_id),
  )
  return requests.filter(({ contact_id }) => isVisible(contact_id))
}

export const dataRequestsOfContact = (context: RequestContext, id: string): DataRequest[] =>
  dataRequestsOf(context.store).ofContact(idsOf(accessibleContact(context, id)))

/** Stores a new request and tells its person until when we answer. */
export const addDataRequest = (
  context: RequestContext,
  contact: Contact,
  entry: DataRequestEntry,
): DataRequest => {
  const of = { id: context.newId(), contact: { id: contact.id, name: nameOf(contact) } }
  const request = dataRequestsOf(context.store).insert(newDataRequest(of, entry, context))
  const { due_on } = request
  context.recordEvents([{ name: 'data-request.logged', ...about(contact), detail: { due_on } }], {
    ...concernedBy(context, request),
    correspondence: () => lettersTo(contact, { due: fullDate(due_on) }),
  })
  return request
}

export const logDataRequest = (
  context: RequestContext,
  id: string,
  entry: DataRequestEntry,
): DataRequest => addDataRequest(context, accessibleContact(context, id), entry)

/** The request and its person; throws 404 out of scope, 409 for another version and where the act may not be done. */
export const dataRequestTo = (
  context: RequestContext,
  act: DataRequestAct,
  { id, request }: DataRequestAddress,
  version: number,
) => {
  const contact = accessibleContact(context, id)
  const before = dataRequestsOf(context.store).get(idsOf(contact), request)
  requireFresh(version, before)
  assertAllowed(dataRequestActs(before, context.person, context.today)[act])
  return { contact, before }
}

export const extendDataRequest = (
  context: RequestContext,
  address: DataRequestAddress,
  { version, reason }: DataRequestExtension,
): DataRequest => {
  const { contact, before } = dataRequestTo(context, 'extend', address, version)
  const request = dataRequestsOf(context.store).replace(extended(before, reason, context))
  const { due_on } = request
  context.recordEvents(
    [{ name: 'data-request.extended', ...about(contact), detail: { due_on, why: reason } }],
    {
      ...concernedBy(context, request),
      correspondence: () => lettersTo(contact, { due: fullDate(due_on), reason }),
    },
  )
  return request
}

export const closeDataRequest = (
  context: RequestContext,
  address: DataRequestAddress,
  { version, ...closing }: DataRequestClosing,
): DataRequest => {
  const { contact, before } = dataRequestTo(context, 'close', address, version)
  assertAllowed(mayCloseAs(closing.outcome, before))
  const request = dataRequestsOf(context.store).replace(closedDataRequest(before, closing, context))
  const { outcome, text } = closing
  context.recordEvents([{ name: 'data-request.closed', ...about(contact), detail: { outcome } }], {
    ...concernedBy(context, request),
    correspondence: () => lettersTo(contact, { answer: text }),
  })
  return request
}
