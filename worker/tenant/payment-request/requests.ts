import { assertAllowed } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { isOurs } from '#domain/ledger/acts'
import { mayAskForPayment, type RequestAct, requestActs } from '#domain/payment-request/acts'
import type { RequestEntry } from '#domain/payment-request/bodies'
import type { PaymentRequest } from '#domain/payment-request/request'
import { leftOf } from '#domain/payment-request/state'
import type { CasePaymentRequests } from '#domain/payment-request/view'
import { stampOf } from '#tenant/core/stamp'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { managedBy } from '#tenant/third-party-account/managed'
import { assertDays, payerOf, sumOf } from './entry.ts'
import { about, concerned, messagesOf, ofRequest } from './recording.ts'
import { requestsOf } from './records.ts'
import { casePaymentRequests } from './view.ts'

export type RequestAddress = { readonly id: string; readonly request: string }

/** Asks a client of a case, or somebody else, for a payment, and tells the client. Throws 403, 404, 409, 422. */
export const askForPayment = (
  context: RequestContext,
  id: string,
  entry: RequestEntry,
): CasePaymentRequests => {
  const conveyance = context.conveyances.get(id)
  assertAllowed(mayAskForPayment(context.person, conveyance))
  if (entry.purpose !== 'fees') assertAllowed(isOurs({ managed_by: managedBy(context.store, id) }))
  assertDays(context, entry)
  const { purpose, narrative, due_on, expires_on } = entry
  const request = requestsOf(context).insert({
    id: context.newId(),
    version: 1,
    conveyance_id: id,
    ...{ purpose, narrative, due_on, expires_on },
    ...sumOf(context, id, entry),
    payer: payerOf(conveyance, entry),
    asked: stampOf(context),
    reminded: null,
    cancelled: null,
    receipts: [],
    refunds: [],
    checkouts: [],
    bank_payments: [],
    failures: [],
  })
  recordAsking(context, conveyance, { name: 'payment-request.asked', request })
  return casePaymentRequests(context, id)
}

type Asking = {
  readonly name: 'payment-request.asked' | 'payment-request.reminded'
  readonly request: PaymentRequest
}

const recordAsking = (
  context: RequestContext,
  conveyance: Conveyance,
  { name, request }: Asking,
) => {
  const left = leftOf(request)
  context.recordEvents(
    [
      {
        name,
        ...ofRequest(conveyance),
        detail: about(request, left),
      },
    ],
    {
      ...concerned(conveyance, request),
      correspondence: () => messagesOf(context, conveyance, request, left),
    },
  )
}

/** The request that somebody may do an act with, and its case; throws 403, 404, and 409 also for a stale version. */
export const requestTo = (
  context: RequestContext,
  act: RequestAct,
  { id, request }: RequestAddress,
  version: number,
) => {
  const conveyance = context.conveyances.get(id)
  const before = requestsOf(context).get(id, request)
  requireFresh(version, before)
  assertAllowed(requestActs(context.person, conveyance, before, context.today)[act])
  return { conveyance, before }
}

export const remindOfPayment = (
  context: RequestContext,
  address: RequestAddress,
  version: number,
): CasePaymentRequests => {
  const { conveyance, before } = requestTo(context, 'remind', address, version)
  const reminded = stampOf(context)
  const request = requestsOf(context).replace({ ...before, version: version + 1, reminded })
  recordAsking(context, conveyance, { name: 'payment-request.reminded', request })
  return casePaymentRequests(context, address.id)
}

export const cancelRequest = (
  context: RequestContext,
  address: RequestAddress,
  { version, reason }: { readonly version: number; readonly reason: string },
): CasePaymentRequests => {
  const { conveyance, before } = requestTo(context, 'cancel', address, version)
  const cancelled = { ...stampOf(context), reason }
  const request = requestsOf(context).replace({ ...before, version: version + 1, cancelled })
  const detail = { ...about(request, request.amount), reason }
  context.recordEvents(
    [{ name: 'payment-request.cancelled', ...ofRequest(conveyance), detail }],
    concerned(conveyance, request),
  )
  return casePaymentRequests(context, address.id)
}
