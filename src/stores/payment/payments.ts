import type { BodyInput } from '#domain/endpoint'
import { paymentApi } from '#domain/payment/api'
import type { PaymentView } from '#domain/payment/payment'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'
import type { ChangeBody } from '#stores/record/saving'

const { $store, change, save } = caseStoreOf<PaymentView[], PaymentView>('case-payments', (id) =>
  call(paymentApi.list, { params: { id } }),
)

export const $casePayments = $store

export const askPayment = (body: BodyInput<typeof paymentApi.ask>, key: string) =>
  save(call(paymentApi.ask, { params: { id: caseId() }, body, key }))

const targetOf = ({ id, version }: PaymentView, key: string) => ({
  params: { id: caseId(), payment: id },
  version,
  key,
})

export const approvePayment = (payment: PaymentView, key: string) =>
  change(paymentApi.approve, {}, targetOf(payment, key))

export const sendPayment = (
  payment: PaymentView,
  body: ChangeBody<typeof paymentApi.send>,
  key: string,
) => change(paymentApi.send, body, targetOf(payment, key))

export const rejectPayment = (payment: PaymentView, reason: string, key: string) =>
  change(paymentApi.reject, { reason }, targetOf(payment, key))
