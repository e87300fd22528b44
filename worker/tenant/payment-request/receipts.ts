import { assertAllowed } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { recordedPayment, withArrival } from '#domain/payment-request/bank/settling'
import type { ReceiptEntry } from '#domain/payment-request/bodies'
import { mayUseMoneyOf } from '#domain/payment-request/notice/acts'
import type { PaymentRequest, Receipt } from '#domain/payment-request/request'
import type { CasePaymentRequests } from '#domain/payment-request/view'
import { assertValid } from '#domain/refusal'
import { receiveForCase } from '#tenant/funds/receipt/holding'
import { caseBooksOf } from '#tenant/ledger/case-books'
import { requireFreshLedger } from '#tenant/ledger/ledgers'
import { postToBooks } from '#tenant/ledger/posting'
import type { RequestContext } from '#tenant/runtime/context'
import { bankPaymentRows } from './bank/rows.ts'
import { recordReceipt } from './recording.ts'
import { nextReceiptNumber, noticesOf, requestsOf } from './records.ts'
import { type RequestAddress, requestTo } from './requests.ts'
import { casePaymentRequests } from './view.ts'

/** Who paid where it was not the client; throws 409 until staff have checked them. */
const otherPayer = (
  context: RequestContext,
  request: PaymentRequest,
  notice: string | null,
): string | null => {
  const isElse = request.payer.contact_id === null
  assertValid(
    isElse && notice === null
      ? { notice: ['Somebody else pays this. Choose what the client told us of them.'] }
      : {},
  )
  if (notice === null) return null
  const found = noticesOf(context).get(request.conveyance_id, notice)
  assertAllowed(mayUseMoneyOf(found))
  return found.payer?.name ?? null
}

const post = (
  context: RequestContext,
  conveyance: Conveyance,
  { bill, narrative, payer: asked }: PaymentRequest,
  { amount, on, method, payer }: ReceiptEntry & { readonly payer: string | null },
) => {
  const other_party = payer ?? asked.name
  if (bill === null)
    return receiveForCase(context, conveyance, { amount, on, method, narrative, other_party })
  return postToBooks(
    context,
    caseBooksOf(context, [{ conveyance }]).books,
    { act: 'receive_office', case: conveyance.id, date: on, amount, method, by: context.by.id },
    { narrative, other_party },
  )
}

/** The request with a receipt; one of the sum of a payment that the client began at their bank is that payment. */
const withRecorded = ({ store }: RequestContext, request: PaymentRequest, receipt: Receipt) => {
  const began = receipt.method === 'bank' ? recordedPayment(request, receipt.amount) : null
  if (began === null) return { ...request, receipts: [...request.receipts, receipt] }
  bankPaymentRows(store).settle(began.id, receipt.number)
  return withArrival(request, began, receipt)
}

/**
 * Records money that arrived at the bank for a request, with its posting. Throws 409 with the ledger as it is when
 * something was posted since, and with the rule of the books that refuses it.
 */
export const recordBankReceipt = (
  context: RequestContext,
  address: RequestAddress,
  entry: ReceiptEntry,
): CasePaymentRequests => {
  const { version, ledger, amount, on, method } = entry
  const { conveyance, before } = requestTo(context, 'record', address, version)
  requireFreshLedger(context, conveyance.id, ledger)
  const payer = otherPayer(context, before, entry.notice)
  const posting = post(context, conveyance, before, { ...entry, payer })
  const receipt: Receipt = {
    number: nextReceiptNumber(context, conveyance.id),
    payment: null,
    is_test: false,
    ...{ method, amount, on, payer, obstacle: null },
    at: context.now,
    posting: posting.n,
  }
  const after = withRecorded(context, before, receipt)
  const request = requestsOf(context).replace({ ...after, version: version + 1 })
  recordReceipt(context, conveyance, request, receipt)
  return casePaymentRequests(context, conveyance.id)
}
