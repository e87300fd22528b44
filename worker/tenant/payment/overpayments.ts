import { type Pence, sum } from '#domain/money'
import { isSameAccount } from '#domain/payee/digits'
import type { Payee } from '#domain/payee/payee'
import type { PaymentEntry } from '#domain/payment/bodies'
import { excessOf } from '#domain/payment-request/state'
import { assertValid, notFound } from '#domain/refusal'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { requestsOf } from '#tenant/payment-request/records'
import { bankLinesOf } from '#tenant/reconciliation/lines'
import type { RequestContext } from '#tenant/runtime/context'
import { assertVerified } from './books.ts'
import { paymentDocument } from './document.ts'

/** What was asked to go back, or went back, of what came beyond a request. */
const givenBack = ({ store }: RequestContext, id: string, request: string): Pence =>
  sum(
    caseRecordsOf(store, paymentDocument)
      .of([id])
      .filter((it) => it.receipt?.request === request && it.status !== 'rejected')
      .map(({ amount }) => amount),
  )

/** What came beyond a request of a case and is held for whoever paid it. */
export const excessHeld = (
  context: RequestContext,
  request: Parameters<typeof excessOf>[0],
): Pence => Math.max(0, excessOf(request) - givenBack(context, request.conveyance_id, request.id))

/** Throws 422 unless the account is the one that the money came from, as the bank or, where it does not say, a person read it. */
const assertSource = (
  context: RequestContext,
  posting: number,
  { payee, authority }: { readonly payee: Payee; readonly authority: string | null },
) => {
  const line = bankLinesOf(context.store).sourceOf(posting)
  assertValid(
    line === null
      ? { receipt: ['Match the receipt to its line of the bank statement first.'] }
      : {},
  )
  if (!line?.source) {
    assertValid(
      authority
        ? {}
        : { authority: ['Enter where you read the account that the money came from.'] },
    )
    return
  }
  const { id, sealed } = assertVerified(payee)
  const { open } = context.payeeSecrets
  assertValid(
    isSameAccount(open(line.id, line.source), open(id, sealed))
      ? {}
      : { payee: [`The money came from another account than that of ${payee.name}.`] },
  )
}

/**
 * The receipt of which too much is given back: at most what came beyond the request, and to the account that it came
 * from. Throws 404 for no receipt of the case, 422 for anything else.
 */
export const overpaidReceipt = (
  context: RequestContext,
  id: string,
  { entry, payee }: { readonly entry: PaymentEntry; readonly payee: Payee },
) => {
  assertValid(entry.receipt ? {} : { receipt: ['Choose the receipt that was too much.'] })
  const [requestId = '', number] = (entry.receipt ?? '').split(' ')
  const request = requestsOf(context).get(id, requestId)
  const receipt = request.receipts.find((it) => it.number === number)
  if (!receipt || receipt.posting === null || receipt.method === 'card') throw notFound()
  const most = excessHeld(context, request)
  assertValid(
    entry.amount > most ? { amount: ['That is more than came beyond what was asked for.'] } : {},
  )
  assertSource(context, receipt.posting, { payee, authority: entry.authority })
  return { request: requestId, number: receipt.number }
}
