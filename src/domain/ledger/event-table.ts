import { clientAccountEvents } from '#domain/client-account/events'
import { showingEvents } from '#domain/client-account/showing/events'
import { completionStatementEvents } from '#domain/completion-statement/events'
import { interestEvents } from '#domain/interest/events'
import { ledgerEvents } from '#domain/ledger/events'
import { payeeEvents } from '#domain/payee/events'
import { payoutEvents } from '#domain/payee/own/events'
import { paymentEvents } from '#domain/payment/events'
import { paymentRequestEvents } from '#domain/payment-request/events'
import { paymentNoticeEvents } from '#domain/payment-request/notice/events'
import { reconciliationEvents } from '#domain/reconciliation/events'
import { residualEvents } from '#domain/residual/events'
import { thirdPartyAccountEvents } from '#domain/third-party-account/events'

/** Everything that happens to money of a case and of the firm. */
export const moneyEvents = {
  ...clientAccountEvents,
  ...completionStatementEvents,
  ...interestEvents,
  ...ledgerEvents,
  ...payeeEvents,
  ...payoutEvents,
  ...paymentEvents,
  ...paymentNoticeEvents,
  ...paymentRequestEvents,
  ...reconciliationEvents,
  ...residualEvents,
  ...showingEvents,
  ...thirdPartyAccountEvents,
}
