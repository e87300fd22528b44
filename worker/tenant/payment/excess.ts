import { type Pence, sum } from '#domain/money'
import type { Payment } from '#domain/payment/payment'
import type { PaymentRequest } from '#domain/payment-request/request'
import { excessOf } from '#domain/payment-request/state'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import type { Store } from '#tenant/core/store'
import { requestsOf } from '#tenant/payment-request/records'
import { paymentDocument } from './document.ts'

type Stored = { readonly store: Store }

/** What was asked to go back, or went back, of what came beyond the request, by other payments than one. */
const givenBack = (
  { store }: Stored,
  { id, conveyance_id }: PaymentRequest,
  besides: string | null,
): Pence =>
  sum(
    caseRecordsOf(store, paymentDocument)
      .of([conveyance_id])
      .filter((it) => it.receipt?.request === id && it.status !== 'rejected' && it.id !== besides)
      .map(({ amount }) => amount),
  )

/** What came beyond a request of a case and is held for whoever paid it. */
export const excessHeld = (
  context: Stored,
  request: PaymentRequest,
  besides: string | null = null,
): Pence => Math.max(0, excessOf(request) - givenBack(context, request, besides))

/** Whether a payment gives back more than still lies beyond what was asked for. */
export const isBeyondExcess = (
  context: Stored,
  { id, conveyance_id, receipt, amount }: Payment,
): boolean =>
  receipt !== undefined &&
  receipt !== null &&
  amount > excessHeld(context, requestsOf(context).get(conveyance_id, receipt.request), id)
