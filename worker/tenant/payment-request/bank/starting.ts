import { assertAllowed, firstRefusal, refuseIf } from '#domain/act'
import { formatPence, type Pence } from '#domain/money'
import type { TestBankOutcome } from '#domain/payment-request/bank/api'
import { type BankPayment, isUnderWay } from '#domain/payment-request/bank/payment'
import { paymentReference } from '#domain/payment-request/bank/reference'
import type { PaymentRequest } from '#domain/payment-request/request'
import { isOpen, leftToStart } from '#domain/payment-request/state'
import type { ClientPayments } from '#domain/payment-request/view'
import { assertValid, notFound, wrongState } from '#domain/refusal'
import { clientAccountOf } from '#tenant/client-account/setting'
import type { RequestContext } from '#tenant/runtime/context'
import { managedBy } from '#tenant/third-party-account/managed'
import { system } from '#tenant/user/people'
import type { BankPaymentPlan, MadeBankPayment } from '#worker/directory/bank-payment-endpoints'
import { clientPayments } from '../client.ts'
import { ownRequest, requestsOf } from '../records.ts'
import { followParkedReports, receiveBankEvent } from './receiving.ts'
import { bankPaymentRows } from './rows.ts'
import { bankProvider, returnAddress, sealedTrueLayer } from './settings.ts'

const TEST_PAYMENT = 'test bank '

/** Throws 409 for a request that no bank may pay now, 422 for more than is left or on its way. */
const assertPayable = (context: RequestContext, request: PaymentRequest, amount: Pence) => {
  const left = leftToStart(request, context.now)
  assertAllowed(
    firstRefusal(
      refuseIf(
        managedBy(context.store, request.conveyance_id) !== null,
        'ledger.third_party_account',
        'This cannot be paid from your bank here. Pay it by card, or call us. No money has left your account.',
      ),
      refuseIf(
        !isOpen(request, context.today),
        'payment_request.not_open',
        'This payment is no longer open. No money has left your account.',
      ),
      refuseIf(
        request.payer.contact_id === null,
        'payment_request.other_payer',
        'We expect this from somebody else. Call us if you will pay it.',
      ),
      refuseIf(
        left === 0,
        'payment_request.on_its_way',
        'Your bank has already sent this payment. We will confirm when it arrives.',
      ),
    ),
  )
  assertValid(
    amount > left ? { amount: [`That is more than the ${formatPence(left)} left to pay.`] } : {},
  )
}

const newReference = (context: RequestContext, request: PaymentRequest): string => {
  const { ref } = context.as(system).conveyances.get(request.conveyance_id)
  const reference = paymentReference(ref, context.newId())
  return bankPaymentRows(context.store).hasReference(reference)
    ? newReference(context, request)
    : reference
}

const isOf = ({ person }: RequestContext, { contact_id }: BankPayment) =>
  contact_id === person.contact_id

/** How the edge begins a payment at a client's bank; throws 404 for somebody else's request, 409, 422. */
export const planBankPayment = (
  context: RequestContext,
  id: string,
  amount: Pence,
): BankPaymentPlan => {
  const request = ownRequest(context, id)
  assertPayable(context, request, amount)
  const same = request.bank_payments.find(
    (it) => it.amount === amount && isOf(context, it) && isUnderWay(it, context.now),
  )
  if (same) return { is: 'made', payment: madeOf(same) }
  const reference = newReference(context, request)
  if (bankProvider(context) !== 'test')
    return trueLayerPlan(context, request, { amount, reference })
  const made = { payment: `${TEST_PAYMENT}${context.newId()}`, amount, reference, url: null }
  return { is: 'made', payment: fileBankPayment(context, id, made) }
}

const madeOf = ({ id, amount, reference, url }: BankPayment): MadeBankPayment => ({
  payment: id,
  ...{ amount, reference, url },
})

const trueLayerPlan = (
  context: RequestContext,
  request: PaymentRequest,
  { amount, reference }: Pick<BankPayment, 'amount' | 'reference'>,
): BankPaymentPlan => {
  const provider = sealedTrueLayer(context)
  const { current } = clientAccountOf(context)
  if (bankProvider(context) !== 'truelayer' || provider === null || current === null)
    throw wrongState(
      'payment_request.no_bank_payments',
      'You cannot pay from your bank here. Pay by bank transfer, or call us.',
    )
  return {
    is: 'truelayer',
    firm: context.tenant,
    ...provider,
    ...{ amount, reference },
    return_to: returnAddress(context),
    account: { holder: current.holder, ...context.payeeSecrets.open(current.id, current.sealed) },
    payer: payerOf(context, request),
  }
}

/** The client who pays, as the provider has to know them. */
const payerOf = (context: RequestContext, { conveyance_id }: PaymentRequest) => {
  const { clients } = context.as(system).conveyances.get(conveyance_id)
  const found = clients.find(({ contact_id }) => contact_id === context.person.contact_id)
  if (found === undefined) throw notFound()
  return { id: found.contact_id, name: found.name, email: found.email, phone: found.phone }
}

/** Keeps a payment that began, and follows what was said of it before. */
export const fileBankPayment = (
  context: RequestContext,
  id: string,
  { payment, amount, reference, url }: MadeBankPayment,
): MadeBankPayment => {
  const request = ownRequest(context, id)
  const known = request.bank_payments.find((it) => it.id === payment)
  if (known) return madeOf(known)
  const filed: BankPayment = {
    id: payment,
    contact_id: context.person.contact_id ?? '',
    ...{ amount, reference, url },
    is_test: payment.startsWith(TEST_PAYMENT),
    at: context.now,
    status: 'started',
    said: null,
    failure: null,
    receipt: null,
  }
  requestsOf(context).replace({
    ...request,
    version: request.version + 1,
    bank_payments: [...request.bank_payments, filed],
  })
  bankPaymentRows(context.store).insert({ payment, request: id, reference })
  followParkedReports(context.as(system), payment)
  return madeOf(filed)
}

/**
 * What the embedded test bank does: events as a real one sends, and never money, which only a line of a bank statement
 * shows. Throws 404 outside the local environment.
 */
export const finishTestBank = (
  context: RequestContext,
  id: string,
  { payment, outcome }: TestBankOutcome,
): ClientPayments => {
  const request = ownRequest(context, id)
  const found = request.bank_payments.find((it) => it.id === payment && isOf(context, it))
  if (found === undefined || !found.is_test || !context.isLocal) throw notFound()
  const event = { payment, at: context.now }
  const by = context.as(system)
  if (outcome === 'cancelled')
    receiveBankEvent(by, {
      ...event,
      id: `cancelled ${payment}`,
      type: 'failed',
      failure: 'cancelled',
    })
  else receiveBankEvent(by, { ...event, id: `sent ${payment}`, type: 'executed', failure: null })
  return clientPayments(context)
}
