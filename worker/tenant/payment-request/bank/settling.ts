import type { Conveyance } from '#domain/conveyance/conveyance'
import { isMoneyOf, withArrival } from '#domain/payment-request/bank/settling'
import type { Receipt } from '#domain/payment-request/request'
import { Refusal } from '#domain/refusal'
import { receiveForCase } from '#tenant/funds/receipt/holding'
import { bankLinesOf } from '#tenant/reconciliation/lines'
import type { RequestContext } from '#tenant/runtime/context'
import { recordReceipt } from '../recording.ts'
import { findRequest, nextReceiptNumber, requestsOf } from '../records.ts'
import { bankPaymentRows } from './rows.ts'
import { type Line, type Waiting, waitingBankPayments } from './waiting.ts'

/** Posts the money of a line to the client’s ledger: a bill is paid out of it by a transfer of costs. Throws 409. */
const post = (
  context: RequestContext,
  conveyance: Conveyance,
  { request, payment }: Waiting,
  { amount, on }: Line,
) =>
  receiveForCase(context, conveyance, {
    ...{ amount, on, method: 'bank' },
    narrative: `${request.narrative}${payment.is_test ? ' (test, no money moved)' : ''}`,
    other_party: request.payer.name,
  })

/**
 * Receives the money of a payment as a line of our bank shows it: posting, receipt, and the line that they are. Throws
 * 409 with the rule of the books that refuses it, and then changes nothing.
 */
export const settleByLine = (context: RequestContext, waiting: Waiting, line: Line) => {
  const request = findRequest(context, waiting.request.id) ?? waiting.request
  const conveyance = context.conveyances.get(request.conveyance_id)
  const posting = post(context, conveyance, { ...waiting, request }, line)
  const receipt: Receipt = {
    number: nextReceiptNumber(context, conveyance.id),
    payment: waiting.payment.id,
    method: 'bank',
    is_test: waiting.payment.is_test,
    amount: line.amount,
    on: line.on,
    at: context.now,
    payer: null,
    posting: posting.n,
    obstacle: null,
  }
  const after = withArrival(request, waiting.payment, receipt)
  const saved = requestsOf(context).replace({ ...after, version: request.version + 1 })
  bankPaymentRows(context.store).settle(waiting.payment.id, receipt.number)
  bankLinesOf(context.store).match(line.id, posting.n)
  recordReceipt(context, conveyance, saved, receipt)
}

/** Whether the books took it; what they refuse stays an open line for the cashier. */
const isSettled = (context: RequestContext, waiting: Waiting, line: Line): boolean => {
  try {
    settleByLine(context, waiting, line)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code.startsWith('ledger.')) return false
    throw error
  }
}

/** Receives what new lines name by its own reference and to the penny; returns the lines that are left. */
export const settleLines = <L extends Line>(context: RequestContext, lines: readonly L[]): L[] => {
  const waiting = waitingBankPayments(context)
  return lines.filter((line) => {
    const at = waiting.findIndex(({ payment }) => isMoneyOf(line, payment))
    const found = waiting[at]
    if (found === undefined || !isSettled(context, found, line)) return true
    waiting.splice(at, 1)
    return false
  })
}
