import type { Conveyance } from '#domain/conveyance/conveyance'
import { clientKinds } from '#domain/matter-names'
import type { BankPayment } from '#domain/payment-request/bank/payment'
import { isOnItsWay, isUnderWay } from '#domain/payment-request/bank/payment'
import type { BankProviderKind } from '#domain/payment-request/bank/provider'
import type { PaymentNotice } from '#domain/payment-request/notice/notice'
import type { ProviderKind } from '#domain/payment-request/provider/provider'
import { receiptName } from '#domain/payment-request/receipt-paper'
import type { PaymentRequest } from '#domain/payment-request/request'
import { isOpen, isToCard, leftOf, leftToStart, requestState } from '#domain/payment-request/state'
import type { ClientBankPayment, ClientPayments, ClientRequest } from '#domain/payment-request/view'
import type { RequestContext } from '#tenant/runtime/context'
import { bankProvider } from './bank/settings.ts'
import { cardProvider } from './provider/settings.ts'
import { isAskedOf, noticesOf, requestsOf } from './records.ts'

type Shown = {
  readonly today: string
  readonly now: string
  readonly card: ProviderKind
  readonly bank: BankProviderKind
}

/** Null for one that has arrived, or that was begun and left. */
const clientBankPayment = (payment: BankPayment, now: string): ClientBankPayment | null => {
  const { id, amount, is_test, failure, status, said, at, receipt } = payment
  if (receipt !== null || (status === 'started' && !isUnderWay(payment, now))) return null
  const late = isOnItsWay(payment, now) ? null : ('late' as const)
  const states = {
    started: 'started',
    authorised: late ?? 'accepted',
    executed: late ?? 'sent',
    failed: 'failed',
  } as const
  return { id, amount, is_test, failure, at: said?.at ?? at, state: states[status] }
}

/** What the client reads of their bank: the newest that failed, and only while nothing followed it. */
const shownBankPayments = ({ bank_payments }: PaymentRequest, now: string) =>
  bank_payments
    .filter(({ status }, at) => status !== 'failed' || at === bank_payments.length - 1)
    .flatMap((it) => clientBankPayment(it, now) ?? [])

const lastFailure = ({ failures, receipts }: PaymentRequest) => {
  const last = failures.at(-1)
  const isOver = last === undefined || receipts.some(({ at }) => at >= last.at)
  return isOver ? null : { reason: last.reason, at: last.at }
}

const clientRequest = (
  request: PaymentRequest,
  { id, ref, matter_type, address }: Conveyance,
  { today, now, card, bank }: Shown,
): ClientRequest => ({
  id: request.id,
  case: { id, ref, kind: clientKinds[matter_type], address: address.line },
  purpose: request.purpose,
  narrative: request.narrative,
  amount: request.amount,
  left: leftOf(request),
  due_on: request.due_on,
  state: requestState(request, today),
  other_payer: request.payer.contact_id === null ? request.payer.name : null,
  by_card: card !== 'none' && request.bill !== null && isOpen(request, today),
  by_bank: bank !== 'none' && request.payer.contact_id !== null && isOpen(request, today),
  to_start: leftToStart(request, now),
  bank_payments: shownBankPayments(request, now),
  receipts: request.receipts.map((it) => ({
    number: it.number,
    is_test: it.is_test,
    amount: it.amount,
    on: it.on,
    method: it.method,
    document: receiptName(ref, it),
  })),
  refunds: request.refunds
    .filter(({ status }) => status === 'done' || status === 'approved')
    .map((refund) => ({
      id: refund.id,
      amount: refund.amount,
      is_done: refund.status === 'done',
      to_card: isToCard(request, refund),
    })),
  last_failure: lastFailure(request),
})

const clientNotice = (
  { id, narrative, amount, expected_on, payer, checked }: PaymentNotice,
  ref: string,
) => ({
  ...{ id, narrative, amount, expected_on },
  case_ref: ref,
  payer: payer && { name: payer.name, gift: payer.gift },
  state: checked?.decision ?? ('told' as const),
})

/** What the signed-in client is asked to pay and told us of, in all their cases; the newest first. */
export const clientPayments = (context: RequestContext): ClientPayments => {
  const contact = context.person.contact_id
  const cases = contact === null ? [] : context.conveyances.ofContact(contact)
  const byId = new Map(cases.map((it) => [it.id, it]))
  const { today, now } = context
  const shown = { today, now, card: cardProvider(context), bank: bankProvider(context) }
  return {
    card: shown.card,
    bank: shown.bank,
    cases: cases.map(({ id, ref, matter_type, address }) => ({
      ...{ id, ref, matter_type },
      address: address.line,
    })),
    requests: requestsOf(context)
      .of([...byId.keys()])
      .filter((it) => isAskedOf(it, contact))
      .toReversed()
      .flatMap((it) => {
        const conveyance = byId.get(it.conveyance_id)
        return conveyance ? [clientRequest(it, conveyance, shown)] : []
      }),
    notices: noticesOf(context)
      .of([...byId.keys()])
      .filter(({ told }) => told.contact_id === contact)
      .toReversed()
      .map((it) => clientNotice(it, byId.get(it.conveyance_id)?.ref ?? '')),
  }
}
