import { redemptionOn } from '#domain/conveyance/title/title'
import type { DateOnly } from '#domain/dates'
import type { LedgerAct } from '#domain/ledger/act'
import { postAct } from '#domain/ledger/post'
import { refusalText } from '#domain/ledger/refusal-text'
import { formatPence } from '#domain/money'
import type { Payee } from '#domain/payee/payee'
import { purposeLabels } from '#domain/payment/labels'
import { ledgerActOf } from '#domain/payment/ledger-act'
import type { Payment } from '#domain/payment/payment'
import { wrongState } from '#domain/refusal'
import { hasSteps } from '#domain/residual/residual'
import { mayChangeWith } from '#domain/user/acting-person'
import { titleOf } from '#tenant/conveyance/title/titles'
import { heldFor } from '#tenant/funds/receipt/holding'
import { receiptsMissing } from '#tenant/funds/receipt/standing'
import { caseBooksOf } from '#tenant/ledger/case-books'
import { lockedFigureOf } from '#tenant/ledger/case-tax'
import { postToBooks } from '#tenant/ledger/posting'
import { payeeOf } from '#tenant/payee/payees'
import { residualOf } from '#tenant/residual/residuals'
import type { RequestContext } from '#tenant/runtime/context'
import { sanctionsMissing } from '#tenant/sanctions/screening'
import { personOf } from '#tenant/user/people'
import { isBeyondExcess } from './excess.ts'

/** The account that two people verified; throws 409 without one, and while new details wait. */
export const assertVerified = ({ name, account, change }: Payee) => {
  if (change !== null)
    throw wrongState(
      'payment.payee_stopped',
      `New bank details of ${name} are not verified yet, so nothing can be paid to them.`,
    )
  if (account === null)
    throw wrongState('payment.payee_not_verified', `The bank details of ${name} are not verified.`)
  return account
}

/** Whether a payment still goes to the account that was verified when it was asked for. */
const isStillVerified = (context: RequestContext, { conveyance_id, payee }: Payment) => {
  if (payee === null) return false
  const { account, change } = payeeOf(context, { id: conveyance_id, payee: payee.id })
  return change === null && account?.id === payee.account_id
}

const statementOn = (context: RequestContext, { conveyance_id, amount }: Payment, on: DateOnly) => {
  const { redemptions } = titleOf(context, conveyance_id)
  const exact = redemptions.find((it) => redemptionOn(it, on) === amount) ?? redemptions[0]
  if (exact === undefined) return null
  const { figure, daily_rate, on: figureDate, valid_to } = exact
  return { figure, daily: daily_rate, figureDate, validTo: valid_to }
}

const actOf = (
  context: RequestContext,
  payment: Payment,
  given: { readonly on: DateOnly; readonly approvedBy: string },
): Omit<LedgerAct, 'n'> =>
  ledgerActOf(payment, {
    date: given.on,
    approvedBy: given.approvedBy,
    isVerified: isStillVerified(context, payment),
    hasSteps: hasSteps(residualOf(context, payment.conveyance_id)),
    redemption: statementOn(context, payment, given.on),
  })

const booksFor = (context: RequestContext, { conveyance_id, linked, purpose }: Payment) => {
  const conveyance = context.conveyances.get(conveyance_id)
  const tax = lockedFigureOf(context, conveyance, 'tax')
  const others = linked ? [{ conveyance: context.conveyances.get(linked.id) }] : []
  return caseBooksOf(context, [{ conveyance, tax }, ...others], purpose === 'return_held').books
}

const ANYBODY_ELSE = 'a second person'

const lockedPurposes = {
  sdlt: { kind: 'tax', what: 'tax', code: 'ledger.sdlt_differs_from_locked' },
  registration_fee: {
    kind: 'registration_fee',
    what: 'registration fee',
    code: 'payment.fee_differs_from_locked',
  },
} as const

/** The refusal of a sum that is not what is locked in its case, with both; null where it is, and for other purposes. */
const lockedRefusal = (context: RequestContext, { purpose, conveyance_id, amount }: Payment) => {
  if (purpose !== 'sdlt' && purpose !== 'registration_fee') return null
  const { kind, what, code } = lockedPurposes[purpose]
  const locked = lockedFigureOf(context, context.conveyances.get(conveyance_id), kind)
  if (locked === amount) return null
  const text =
    locked === null
      ? `The ${what} is not locked to the facts of the case.`
      : `The ${what} is locked at ${formatPence(locked)}, and this payment is ${formatPence(amount)}.`
  return wrongState(code, text)
}

/** The refusal of a payment whose approver may no longer approve any; null where they may, and before an approval. */
const approverRefusal = (context: RequestContext, { approved }: Payment) => {
  if (approved === null) return null
  const person = personOf(context, context.users.find(approved.by.id))
  if (person !== null && mayChangeWith(person, ['payments.update']) === true) return null
  return wrongState(
    'ledger.second_approval_missing',
    `${approved.by.name} may no longer approve payments. Reject this payment and ask for it again.`,
  )
}

/** The refusal of any payment of a case while somebody of it may be on the sanctions list: the money stays where it is. */
const sanctionsRefusal = ({ store, conveyances }: RequestContext, { conveyance_id }: Payment) => {
  const missing = sanctionsMissing(store, conveyances.get(conveyance_id))
  return missing.length === 0
    ? null
    : wrongState(
        'payment.sanctions_match',
        'Nothing is paid while a possible match on the sanctions list is open.',
        missing,
      )
}

/** The refusal of a gift’s return that no longer waits, or of another sum. */
const heldRefusal = (context: RequestContext, payment: Payment) =>
  payment.purpose !== 'return_held' || heldFor(context, payment)?.amount === payment.amount
    ? null
    : wrongState('payment.not_held', 'This gift no longer waits in suspense.')

/** The refusal of an overpayment’s return of which less is left by now. */
const excessRefusal = (context: RequestContext, payment: Payment) =>
  isBeyondExcess(context, payment)
    ? wrongState('payment.not_overpaid', 'Less than this is left of what came beyond the request.')
    : null

const paysForProperty: ReadonlySet<Payment['purpose']> = new Set(['deposit', 'completion_money'])

/** The refusal of the deposit and the completion money while money of the case is unexplained. */
const fundsRefusal = (context: RequestContext, { purpose, conveyance_id }: Payment) => {
  if (!paysForProperty.has(purpose)) return null
  const missing = receiptsMissing(context, context.conveyances.records(conveyance_id))
  return missing.length === 0
    ? null
    : wrongState(
        'payment.unexplained_funds',
        `${missing[0]?.what}. Tie each receipt to it first, under Compliance.`,
        missing,
      )
}

const ownRefusal = (context: RequestContext, payment: Payment) =>
  sanctionsRefusal(context, payment) ??
  lockedRefusal(context, payment) ??
  heldRefusal(context, payment) ??
  excessRefusal(context, payment) ??
  fundsRefusal(context, payment) ??
  approverRefusal(context, payment)

/** Why the books would refuse a payment today, were it approved; null when they would not. */
export const obstacleTo = (context: RequestContext, payment: Payment): string | null => {
  if (payment.status !== 'asked' && payment.status !== 'approved') return null
  const refusal = ownRefusal(context, payment)
  if (refusal !== null) return refusal.message
  const act = { ...actOf(context, payment, { on: context.today, approvedBy: ANYBODY_ELSE }), n: 0 }
  const books = booksFor(context, payment)
  const reason = postAct(books, act).refused[0]?.reason
  return reason === undefined ? null : refusalText(books, act, reason)
}

/** Posts an approved payment; throws 409 with the rule that refuses it. */
export const postPayment = (context: RequestContext, payment: Payment, on: DateOnly) => {
  const refusal = ownRefusal(context, payment)
  if (refusal !== null) throw refusal
  const approvedBy = payment.approved?.by ?? null
  const act = actOf(context, payment, { on, approvedBy: approvedBy?.id ?? '' })
  return postToBooks(context, booksFor(context, payment), act, {
    narrative: purposeLabels[payment.purpose],
    other_party: payment.payee?.name ?? payment.linked?.ref ?? null,
    approved_by: approvedBy,
  })
}
