import { clientBankPaymentApi } from '#domain/payment-request/bank/api'
import { bankPaymentEventApi } from '#domain/payment-request/bank/event'
import { bankPaymentProviderApi } from '#domain/payment-request/bank/provider'
import { bankPaymentSteps } from '../../directory/bank-payment-endpoints.ts'
import { type Api, serve } from '../../serve.ts'
import { receiveBankEvent } from '../../tenant/payment-request/bank/receiving.ts'
import { bankProviderView, saveBankProvider } from '../../tenant/payment-request/bank/settings.ts'
import {
  fileBankPayment,
  finishTestBank,
  planBankPayment,
} from '../../tenant/payment-request/bank/starting.ts'
import { system } from '../../tenant/user/people.ts'

/** What clients pay from their own bank, and what its provider says of it. */
export const bankPayments = (api: Api) => {
  serve(api, clientBankPaymentApi.finish_test, (request) =>
    finishTestBank(request, request.params.request, request.body),
  )
  serve(api, bankPaymentSteps.plan, (request) =>
    planBankPayment(request, request.params.request, request.body.amount),
  )
  serve(api, bankPaymentSteps.file, (request) =>
    fileBankPayment(request, request.params.request, request.body),
  )
  serve(api, bankPaymentProviderApi.show, (request) => bankProviderView(request))
  serve(api, bankPaymentProviderApi.save, (request) => saveBankProvider(request, request.body))
  serve(api, bankPaymentEventApi.receive, (request) => {
    receiveBankEvent(request.as(system), request.body)
    return { received: true as const }
  })
}
