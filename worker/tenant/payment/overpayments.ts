import { isSameAccount } from '#domain/payee/digits'
import type { Payee } from '#domain/payee/payee'
import type { PaymentEntry } from '#domain/payment/bodies'
import { assertValid, notFound } from '#domain/refusal'
import { requestsOf } from '#tenant/payment-request/records'
import { bankLinesOf } from '#tenant/reconciliation/lines'
import type { RequestContext } from '#tenant/runtime/context'
import { assertVerified } from './books.ts'
import { excessHeld } from './excess.ts'

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
