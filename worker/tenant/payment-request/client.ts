import type { Conveyance } from '#domain/conveyance/conveyance'
import { clientKinds } from '#domain/matter-names'
import type { PaymentNotice } from '#domain/payment-request/notice/notice'
import type { ProviderKind } from '#domain/payment-request/provider/provider'
import { receiptName } from '#domain/payment-request/receipt-paper'
import type { PaymentRequest } from '#domain/payment-request/request'
import { isOpen, leftOf, requestState } from '#domain/payment-request/state'
import type { ClientPayments, ClientRequest } from '#domain/payment-request/view'
import type { RequestContext } from '#tenant/runtime/context'
import { cardProvider } from './provider/settings.ts'
import { isAskedOf, noticesOf, requestsOf } from './records.ts'

type Shown = { readonly today: string; readonly card: ProviderKind }

const lastFailure = ({ failures, receipts }: PaymentRequest) => {
  const last = failures.at(-1)
  const isOver = last === undefined || receipts.some(({ at }) => at >= last.at)
  return isOver ? null : { reason: last.reason, at: last.at }
}

const clientRequest = (
  request: PaymentRequest,
  { id, ref, matter_type, address }: Conveyance,
  { today, card }: Shown,
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
    .map(({ id, amount, status }) => ({ id, amount, is_done: status === 'done' })),
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
  const shown = { today: context.today, card: cardProvider(context) }
  return {
    card: shown.card,
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
