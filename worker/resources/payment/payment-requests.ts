import { clientPaymentApi, paymentRequestApi } from '#domain/payment-request/api'
import { paymentNoticeApi } from '#domain/payment-request/notice/api'
import { providerEventApi } from '#domain/payment-request/provider/event'
import { paymentProviderApi } from '#domain/payment-request/provider/provider'
import { checkoutSteps } from '../../directory/checkout-endpoints.ts'
import { type Api, serve } from '../../serve.ts'
import { fileCheckout, finishTest, planCheckout } from '../../tenant/payment-request/checkouts.ts'
import { clientPayments } from '../../tenant/payment-request/client.ts'
import { checkNotice, tellOfPayment } from '../../tenant/payment-request/notice/notices.ts'
import { receiveProviderEvent } from '../../tenant/payment-request/provider/receiving.ts'
import { providerView, saveProvider } from '../../tenant/payment-request/provider/settings.ts'
import { recordBankReceipt } from '../../tenant/payment-request/receipts.ts'
import { approveRefund, askRefund, rejectRefund } from '../../tenant/payment-request/refunds.ts'
import {
  askForPayment,
  cancelRequest,
  remindOfPayment,
} from '../../tenant/payment-request/requests.ts'
import { casePaymentRequests } from '../../tenant/payment-request/view.ts'
import { system } from '../../tenant/user/people.ts'
import { bankPayments } from './bank-payments.ts'

const byStaff = (api: Api) => {
  serve(api, paymentRequestApi.list, (request) => casePaymentRequests(request, request.params.id))
  serve(api, paymentRequestApi.ask, (request) =>
    askForPayment(request, request.params.id, request.body),
  )
  serve(api, paymentRequestApi.remind, (request) =>
    remindOfPayment(request, request.params, request.body.version),
  )
  serve(api, paymentRequestApi.cancel, (request) =>
    cancelRequest(request, request.params, request.body),
  )
  serve(api, paymentRequestApi.record, (request) =>
    recordBankReceipt(request, request.params, request.body),
  )
  serve(api, paymentRequestApi.ask_refund, (request) =>
    askRefund(request, request.params, request.body),
  )
  serve(api, paymentRequestApi.approve_refund, (request) =>
    approveRefund(request, request.params, request.body.version),
  )
  serve(api, paymentRequestApi.reject_refund, (request) =>
    rejectRefund(request, request.params, request.body),
  )
  serve(api, paymentNoticeApi.check, (request) =>
    checkNotice(request, request.params, request.body),
  )
}

const byClients = (api: Api) => {
  serve(api, clientPaymentApi.list, (request) => clientPayments(request))
  serve(api, clientPaymentApi.finish_test, (request) =>
    finishTest(request, request.params.request, request.body),
  )
  serve(api, paymentNoticeApi.tell, (request) => tellOfPayment(request, request.body))
  serve(api, checkoutSteps.plan, (request) =>
    planCheckout(request, request.params.request, request.body.amount),
  )
  serve(api, checkoutSteps.file, (request) =>
    fileCheckout(request, request.params.request, request.body),
  )
}

/** What clients are asked to pay, and what providers say of it. */
export const paymentRequests = (api: Api) => {
  byStaff(api)
  byClients(api)
  bankPayments(api)
  serve(api, paymentProviderApi.show, (request) => providerView(request))
  serve(api, paymentProviderApi.save, (request) => saveProvider(request, request.body))
  serve(api, providerEventApi.receive, (request) => {
    receiveProviderEvent(request.as(system), request.body)
    return { received: true as const }
  })
}
