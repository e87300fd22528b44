import type { Conveyance } from '#domain/conveyance/conveyance'
import type { BankPaymentEvent } from '#domain/payment-request/bank/event'
import { bankFailures } from '#domain/payment-request/bank/labels'
import type { BankPayment } from '#domain/payment-request/bank/payment'
import { afterReport } from '#domain/payment-request/bank/receiving'
import type { PaymentRequest } from '#domain/payment-request/request'
import type { RequestContext } from '#tenant/runtime/context'
import { about, concerned, ofRequest } from '../recording.ts'
import { findRequest, requestsOf } from '../records.ts'
import { bankEventRows, bankPaymentRows } from './rows.ts'

/** Stores what the provider of bank payments says, with what follows from it, in one transaction and once. */
export const receiveBankEvent = (context: RequestContext, event: BankPaymentEvent) => {
  const rows = bankEventRows(context.store)
  if (rows.has(event.id)) return
  if (event.type === 'other' || event.payment === null)
    return void rows.insert(event, 'ignored', context.now)
  const isKnown = bankPaymentRows(context.store).requestOf(event.payment) !== null
  rows.insert(event, isKnown ? 'applied' : 'parked', context.now)
  if (isKnown) follow(context, event.payment, event)
}

/** Follows what was said of a payment before it was filed. */
export const followParkedReports = (context: RequestContext, payment: string) => {
  const rows = bankEventRows(context.store)
  for (const event of rows.parked(payment)) {
    follow(context, payment, event)
    rows.apply(event.id)
  }
}

const follow = (context: RequestContext, id: string, event: BankPaymentEvent) => {
  const request = findRequest(context, bankPaymentRows(context.store).requestOf(id) ?? '')
  const payment = request?.bank_payments.find((it) => it.id === id)
  const after = payment && afterReport(payment, event)
  if (!request || !after) return
  const saved = requestsOf(context).replace({
    ...request,
    version: request.version + 1,
    bank_payments: request.bank_payments.map((it) => (it.id === id ? after : it)),
  })
  record(context, context.conveyances.get(request.conveyance_id), saved, after)
}

/** Says that a bank has sent a payment, or made none; what it accepted is only shown. */
const record = (
  context: RequestContext,
  conveyance: Conveyance,
  request: PaymentRequest,
  { amount, status, failure, is_test }: BankPayment,
) => {
  const to = concerned(conveyance, request)
  const of = ofRequest(conveyance)
  const detail = { ...about(request, amount), is_test }
  if (status === 'executed')
    context.recordEvents([{ name: 'payment-request.bank-sent', ...of, detail }], to)
  if (status === 'failed')
    context.recordEvents(
      [
        {
          name: 'payment-request.bank-failed',
          ...of,
          detail: { ...detail, reason: bankFailures[failure ?? 'other'] },
        },
      ],
      to,
    )
  if (status === 'authorised')
    context.recordEvents([{ name: 'payment-request.bank-accepted', ...of, detail }], to)
}
