import type { Conveyance } from '#domain/conveyance/conveyance'
import type { PaymentRequest } from '#domain/payment-request/request'
import { notFound } from '#domain/refusal'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { paymentNoticeDocument, paymentRequestDocument } from './document.ts'

type Stored = { readonly store: Store }

export const requestsOf = ({ store }: Stored) => caseRecordsOf(store, paymentRequestDocument)

export const noticesOf = ({ store }: Stored) => caseRecordsOf(store, paymentNoticeDocument)

/** A request of any case; null when there is none. */
export const findRequest = ({ store }: Stored, id: string): PaymentRequest | null =>
  tableOf(store, paymentRequestDocument).find(id)

/** Whether a client of the case is asked: the one who is named, or each where somebody else pays. */
export const isAskedOf = ({ payer }: PaymentRequest, contactId: string | null) =>
  payer.contact_id === null || payer.contact_id === contactId

/** The contacts of a case who see a request. */
export const askedOf = (request: PaymentRequest, { clients }: Conveyance) =>
  clients.filter(({ contact_id }) => isAskedOf(request, contact_id))

/** A request of the signed-in client; throws 404 for anybody else's, as for one that there is none of. */
export const ownRequest = (context: RequestContext, id: string): PaymentRequest => {
  const request = findRequest(context, id)
  const contact = context.person.contact_id
  if (request === null || contact === null || !isAskedOf(request, contact)) throw notFound()
  if (!context.conveyances.ofContact(contact).some((it) => it.id === request.conveyance_id))
    throw notFound()
  return request
}

/** 'R3': the number of the next receipt of a case. */
export const nextReceiptNumber = (context: Stored, conveyanceId: string) => {
  const count = requestsOf(context)
    .of([conveyanceId])
    .reduce((total, { receipts }) => total + receipts.length, 0)
  return `R${count + 1}`
}
