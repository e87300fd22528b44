import { completionStatementApi } from '#domain/completion-statement/api'
import { payeeApi } from '#domain/payee/api'
import { paymentApi } from '#domain/payment/api'
import { type Api, serve } from '../../serve.ts'
import {
  changeFigures,
  fileStatement,
  lockTax,
  releaseTax,
  statementSheet,
} from '../../tenant/completion-statement/statements.ts'
import {
  addPayee,
  approveAccount,
  changeAccount,
  payeesOf,
  recordCall,
  recordNameCheck,
  rejectAccount,
  seeDigits,
} from '../../tenant/payee/payees.ts'
import {
  approvePayment,
  askPayment,
  paymentsOf,
  rejectPayment,
  sendPayment,
} from '../../tenant/payment/payments.ts'

const payees = (api: Api) => {
  serve(api, payeeApi.list, (request) => payeesOf(request, request.params.id))
  serve(api, payeeApi.add, (request) => addPayee(request, request.params.id, request.body))
  serve(api, payeeApi.change, (request) => changeAccount(request, request.params, request.body))
  serve(api, payeeApi.check_name, (request) =>
    recordNameCheck(request, request.params, request.body),
  )
  serve(api, payeeApi.call, (request) => recordCall(request, request.params, request.body))
  serve(api, payeeApi.approve, (request) =>
    approveAccount(request, request.params, request.body.version),
  )
  serve(api, payeeApi.reject, (request) => rejectAccount(request, request.params, request.body))
  serve(api, payeeApi.digits, (request) => seeDigits(request, request.params))
}

const statements = (api: Api) => {
  serve(api, completionStatementApi.show, (request) => statementSheet(request, request.params.id))
  serve(api, completionStatementApi.change, (request) =>
    changeFigures(request, request.params.id, request.body),
  )
  serve(api, completionStatementApi.lock_tax, (request) =>
    lockTax(request, request.params.id, request.body),
  )
  serve(api, completionStatementApi.file, (request) =>
    fileStatement(request, request.params.id, request.body),
  )
  serve(api, completionStatementApi.release_tax, (request) =>
    releaseTax(request, request.params.id, request.body),
  )
}

/** What a case pays, whom, and what it comes to at completion. */
export const casePayments = (api: Api) => {
  payees(api)
  statements(api)
  serve(api, paymentApi.list, (request) => paymentsOf(request, request.params.id))
  serve(api, paymentApi.ask, (request) => askPayment(request, request.params.id, request.body))
  serve(api, paymentApi.approve, (request) =>
    approvePayment(request, request.params, request.body.version),
  )
  serve(api, paymentApi.send, (request) => sendPayment(request, request.params, request.body))
  serve(api, paymentApi.reject, (request) => rejectPayment(request, request.params, request.body))
}
