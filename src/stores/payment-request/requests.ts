import type { BodyInput } from '#domain/endpoint'
import { paymentRequestApi } from '#domain/payment-request/api'
import { paymentNoticeApi } from '#domain/payment-request/notice/api'
import type { PaymentNotice } from '#domain/payment-request/notice/notice'
import type { CasePaymentRequests, RequestView } from '#domain/payment-request/view'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'
import type { ChangeBody } from '#stores/record/saving'

const { $store, change, save } = caseStoreOf<CasePaymentRequests>('payment-requests', (id) =>
  call(paymentRequestApi.list, { params: { id } }),
)

/** What the clients of the case on the page were asked to pay, and what they told us of. */
export const $paymentRequests = $store

export const askForPayment = (body: BodyInput<typeof paymentRequestApi.ask>, key: string) =>
  save(call(paymentRequestApi.ask, { params: { id: caseId() }, body, key }))

type Of = Pick<RequestView, 'id' | 'version'>

const targetOf = ({ id, version }: Of, key: string) => ({
  params: { id: caseId(), request: id },
  version,
  key,
})

export const remindOfPayment = (request: Of, key: string) =>
  change(paymentRequestApi.remind, {}, targetOf(request, key))

export const cancelRequest = (request: Of, reason: string, key: string) =>
  change(paymentRequestApi.cancel, { reason }, targetOf(request, key))

export const recordReceipt = (
  request: Of,
  body: ChangeBody<typeof paymentRequestApi.record>,
  key: string,
) => change(paymentRequestApi.record, body, targetOf(request, key))

export const askRefund = (
  request: Of,
  body: ChangeBody<typeof paymentRequestApi.ask_refund>,
  key: string,
) => change(paymentRequestApi.ask_refund, body, targetOf(request, key))

const refundTarget = ({ id, version }: Of, refund: string, key: string) => ({
  params: { id: caseId(), request: id, refund },
  version,
  key,
})

export const approveRefund = (request: Of, refund: string, key: string) =>
  change(paymentRequestApi.approve_refund, {}, refundTarget(request, refund, key))

export const rejectRefund = (request: Of, refund: string, reason: string, key: string) =>
  change(paymentRequestApi.reject_refund, { reason }, refundTarget(request, refund, key))

export const checkNotice = (
  { id, version }: Pick<PaymentNotice, 'id' | 'version'>,
  body: ChangeBody<typeof paymentNoticeApi.check>,
  key: string,
) => change(paymentNoticeApi.check, body, { params: { id: caseId(), notice: id }, version, key })
