import type { Conveyance } from '#domain/conveyance/conveyance'
import { formatPence } from '#domain/money'
import type { PaymentEntry } from '#domain/payment/bodies'
import { wrongReceiver } from '#domain/payment/receivers'
import { assertValid } from '#domain/refusal'
import { heldFor } from '#tenant/funds/receipt/holding'
import { payeeOf } from '#tenant/payee/payees'
import type { RequestContext } from '#tenant/runtime/context'
import { assertVerified } from './books.ts'
import { overpaidReceipt } from './overpayments.ts'

/** Throws 422 for a deposit that goes back without what lets a stakeholder pay it. */
const assertReleased = ({ purpose, released_by, authority }: PaymentEntry) => {
  if (purpose !== 'deposit_return') return
  assertValid({
    ...(released_by ? {} : { released_by: ['Choose what lets us give it back.'] }),
    ...(authority ? {} : { authority: ['Enter the agreement or the order that we hold.'] }),
  })
}

const linkedOf = ({ linked }: Conveyance, { authority }: PaymentEntry) => {
  assertValid({
    ...(linked ? {} : { purpose: ['This case has no linked case.'] }),
    ...(authority ? {} : { authority: ['Enter whose written authority you hold.'] }),
  })
  return linked && { id: linked.id, ref: linked.ref }
}

/** What is wrong with the return of a gift: it is paid whole, and only while it waits in suspense. */
const heldProblem = (
  context: RequestContext,
  { id }: Conveyance,
  { purpose, held, amount }: PaymentEntry,
): Record<string, string[]> => {
  if (purpose !== 'return_held') return {}
  const receipt = held ? heldFor(context, { conveyance_id: id, held }) : null
  if (receipt === null) return { held: ['Choose the gift that is returned.'] }
  return receipt.amount === amount
    ? {}
    : { amount: [`Return the whole gift, ${formatPence(receipt.amount)}.`] }
}

/** Whom a payment goes to; throws 422 where it is nobody, 409 while their details are not verified. */
export const recipientOf = (
  context: RequestContext,
  conveyance: Conveyance,
  entry: PaymentEntry,
) => {
  if (entry.purpose === 'to_linked_case')
    return { payee: null, linked: linkedOf(conveyance, entry), receipt: null }
  assertValid(
    entry.purpose !== 'residual_charity' || entry.charity
      ? {}
      : { charity: ['Enter the registered number of the charity.'] },
  )
  assertValid(heldProblem(context, conveyance, entry))
  assertValid(entry.payee ? {} : { payee: ['Choose who is paid.'] })
  const payee = payeeOf(context, { id: conveyance.id, payee: entry.payee ?? '' })
  assertReleased(entry)
  const wrong = wrongReceiver(entry.purpose, payee.kind)
  assertValid(wrong === null ? {} : { payee: [wrong] })
  const account = assertVerified(payee)
  const { id, name } = payee
  const receipt =
    entry.purpose === 'overpayment'
      ? overpaidReceipt(context, conveyance.id, { entry, payee })
      : null
  return {
    payee: { id, name, account_id: account.id, ending: account.ending },
    linked: null,
    receipt,
  }
}

const authorised: readonly PaymentEntry['purpose'][] = [
  'to_linked_case',
  'residual_charity',
  'deposit_return',
  'overpayment',
]

/** Whether a payment for a purpose rests on a paper that it names. */
export const hasAuthority = (purpose: PaymentEntry['purpose']) => authorised.includes(purpose)
