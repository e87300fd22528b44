import { onItsWayOf } from '#domain/payment-request/bank/payment'
import type { PaymentRequest } from '#domain/payment-request/request'
import { isOpen } from '#domain/payment-request/state'
import {
  type CaseThirdPartyAccounts,
  needsAuthorisation,
} from '#domain/third-party-account/account'
import { isFreeOfClientMoney, type OwnClientMoney } from '#domain/third-party-account/acts'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { heldOf } from '#tenant/funds/receipt/stored'
import { ledgerOf } from '#tenant/ledger/ledgers'
import { paymentDocument } from '#tenant/payment/document'
import { requestsOf } from '#tenant/payment-request/records'
import type { RequestContext } from '#tenant/runtime/context'
import { thirdPartyAccountDocument } from './document.ts'

export const accountsOf = ({ store }: Pick<RequestContext, 'store'>) =>
  caseRecordsOf(store, thirdPartyAccountDocument)

const asksForClientMoney = ({ today, now }: RequestContext, request: PaymentRequest) =>
  request.bill === null && (isOpen(request, today) || onItsWayOf(request, now) > 0)

/** What of a case our client account has to do with. */
const ownClientMoney = (context: RequestContext, id: string): OwnClientMoney => {
  const { store } = context
  const { client, stakeholder, lender } = ledgerOf(context, id)
  const payments = caseRecordsOf(store, paymentDocument).of([id])
  const requests = requestsOf(context).of([id])
  return {
    held: client + stakeholder + lender,
    payments: payments.filter(({ status }) => status === 'asked' || status === 'approved').length,
    requests: requests.filter((it) => asksForClientMoney(context, it)).length,
    gifts: heldOf(context.store, id).length,
  }
}

/** The third-party managed accounts of a case, and what stands in the way of one. Throws 404 out of scope. */
export const caseThirdPartyAccounts = (
  context: RequestContext,
  id: string,
): CaseThirdPartyAccounts => {
  const obstacle = isFreeOfClientMoney(ownClientMoney(context, id))
  return {
    accounts: accountsOf(context).of([id]),
    needs_authorisation: needsAuthorisation(context.firm.regulator.body),
    obstacle: obstacle === true ? null : { code: obstacle.code, message: obstacle.message },
  }
}
