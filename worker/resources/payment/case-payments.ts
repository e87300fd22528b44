import { completionStatementApi } from '#domain/completion-statement/api'
import { payeeApi } from '#domain/payee/api'
import { nameCheckProviderApi } from '#domain/payee/name-check'
import { paymentApi } from '#domain/payment/api'
import { type Api, serve } from '../../serve.ts'
import { lockFigure, releaseFigure, stateFacts } from '../../tenant/completion-statement/locking.ts'
import {
  changeFigures,
  fileStatement,
  statementSheet,
} from '../../tenant/completion-statement/statements.ts'
import { askName, explainName, nameCheckProvider } from '../../tenant/payee/name-checks.ts'
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
  serve(api, payeeApi.ask_name, (request) => askName(request, request.params, request.body.version))
  serve(api, payeeApi.explain_name, (request) => explainName(request, request.params, request.body))
  serve(api, nameCheckProviderApi.show, (request) => nameCheckProvider(request))
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
  serve(api, completionStatementApi.state_facts, (request) =>
    stateFacts(request, request.params.id, request.body),
  )
  serve(api, completionStatementApi.lock_tax, (request) =>
    lockFigure(request, request.params.id, 'tax', request.body),
  )
  serve(api, completionStatementApi.lock_fee, (request) =>
    lockFigure(request, request.params.id, 'registration_fee', request.body),
  )
  serve(api, completionStatementApi.file, (request) =>
    fileStatement(request, request.params.id, request.body),
  )
  serve(api, completionStatementApi.release_tax, (request) =>
    releaseFigure(request, request.params.id, 'tax', request.body),
  )
  serve(api, completionStatementApi.release_fee, (request) =>
    releaseFigure(request, request.params.id, 'registration_fee', request.body),
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
