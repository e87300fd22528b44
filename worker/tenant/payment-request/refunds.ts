import { assertAllowed } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { formatPence } from '#domain/money'
import { mayAskRefund, type RefundAct, refundActs } from '#domain/payment-request/acts'
import type { RefundEntry } from '#domain/payment-request/bodies'
import type { PaymentRequest, Refund } from '#domain/payment-request/request'
import { refundableOf } from '#domain/payment-request/state'
import type { CasePaymentRequests } from '#domain/payment-request/view'
import { assertValid, notFound } from '#domain/refusal'
import { staffOfCase } from '#tenant/conveyance/changing-case'
import { stampOf } from '#tenant/core/stamp'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { queueRefund } from './provider/refund-work.ts'
import { about, ofRequest } from './recording.ts'
import { requestsOf } from './records.ts'
import type { RequestAddress } from './requests.ts'
import { casePaymentRequests } from './view.ts'

export type RefundAddress = RequestAddress & { readonly refund: string }

const requestOf = (context: RequestContext, { id, request }: RequestAddress, version: number) => {
  const conveyance = context.conveyances.get(id)
  const before = requestsOf(context).get(id, request)
  requireFresh(version, before)
  return { conveyance, before }
}

const newRefund = (
  context: RequestContext,
  entry: Pick<Refund, 'receipt' | 'amount' | 'reason'>,
): Refund => ({
  ...entry,
  id: context.newId(),
  status: 'asked',
  asked: stampOf(context),
  approved: null,
  rejected: null,
  provider_id: null,
  posting: null,
  problem: null,
})

/** Asks that a card payment be given back; nothing leaves before a second person approves it. */
export const askRefund = (
  context: RequestContext,
  address: RequestAddress,
  { version, receipt: number, amount, reason }: RefundEntry,
): CasePaymentRequests => {
  const { conveyance, before } = requestOf(context, address, version)
  const receipt = before.receipts.find((it) => it.number === number)
  if (receipt === undefined) throw notFound()
  assertAllowed(mayAskRefund(context.person, conveyance, before, receipt))
  const most = refundableOf(before, receipt)
  assertValid(
    amount > most
      ? { amount: [`That is more than the ${formatPence(most)} that is left of it.`] }
      : {},
  )
  const refund = newRefund(context, { receipt: number, amount, reason })
  requestsOf(context).replace({
    ...before,
    version: version + 1,
    refunds: [...before.refunds, refund],
  })
  const detail = { ...about(before, amount), refund: refund.id, reason }
  context.recordEvents(
    [{ name: 'payment-request.refund-asked', ...ofRequest(conveyance), detail }],
    staffOfCase(conveyance),
  )
  return casePaymentRequests(context, address.id)
}

const refundTo = (
  context: RequestContext,
  act: RefundAct,
  { refund: id, ...address }: RefundAddress,
  version: number,
) => {
  const { conveyance, before } = requestOf(context, address, version)
  const refund = before.refunds.find((it) => it.id === id)
  if (refund === undefined) throw notFound()
  assertAllowed(refundActs(context.person, conveyance, refund)[act])
  return { conveyance, before, refund }
}

const withRefund = (request: PaymentRequest, refund: Refund): PaymentRequest => ({
  ...request,
  version: request.version + 1,
  refunds: request.refunds.map((it) => (it.id === refund.id ? refund : it)),
})

const detailOf = (request: PaymentRequest, { id, amount }: Refund) => ({
  ...about(request, amount),
  refund: id,
})

/** Approves a refund, which then goes to the provider of the card. Throws 409 for whoever asked for it. */
export const approveRefund = (
  context: RequestContext,
  address: RefundAddress,
  version: number,
): CasePaymentRequests => {
  const { conveyance, before, refund } = refundTo(context, 'approve', address, version)
  const approved: Refund = { ...refund, status: 'approved', approved: stampOf(context) }
  const request = requestsOf(context).replace(withRefund(before, approved))
  recordApproved(context, conveyance, request, approved)
  queueRefund(context, request, approved)
  return casePaymentRequests(context, address.id)
}

const recordApproved = (
  context: RequestContext,
  conveyance: Conveyance,
  request: PaymentRequest,
  refund: Refund,
) =>
  context.recordEvents(
    [
      {
        name: 'payment-request.refund-approved',
        ...ofRequest(conveyance),
        detail: detailOf(request, refund),
      },
    ],
    staffOfCase(conveyance),
  )

export const rejectRefund = (
  context: RequestContext,
  address: RefundAddress,
  { version, reason }: { readonly version: number; readonly reason: string },
): CasePaymentRequests => {
  const { conveyance, before, refund } = refundTo(context, 'reject', address, version)
  const rejected: Refund = {
    ...refund,
    status: 'rejected',
    rejected: { ...stampOf(context), reason },
  }
  const request = requestsOf(context).replace(withRefund(before, rejected))
  const detail = { ...detailOf(request, rejected), reason }
  context.recordEvents(
    [{ name: 'payment-request.refund-rejected', ...ofRequest(conveyance), detail }],
    staffOfCase(conveyance),
  )
  return casePaymentRequests(context, address.id)
}
