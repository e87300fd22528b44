import type { BankPaymentEvent } from './event.ts'
import type { BankPayment, BankPaymentStatus } from './payment.ts'

/** A later status replaces an earlier one; what a bank has sent cannot have failed. */
const ranks: Readonly<Record<BankPaymentStatus, number>> = {
  started: 0,
  authorised: 1,
  failed: 2,
  executed: 3,
}

type Said = { readonly status: BankPaymentStatus; readonly event: string; readonly at: string }

const saidOf = ({ status, said, at }: BankPayment): Said => ({
  status,
  event: said?.event ?? '',
  at: said?.at ?? at,
})

/** Whether one report counts before another: the further one and, of two about the same, the earlier one. */
const counts = (one: Said, before: Said) => {
  if (ranks[one.status] !== ranks[before.status]) return ranks[one.status] > ranks[before.status]
  if (one.at !== before.at) return one.at < before.at
  return one.event < before.event
}

/**
 * A payment after a report of the provider, in any order and however often it comes. Null when it says nothing new.
 * No report posts money: a receipt follows from a line of our own bank alone.
 */
export const afterReport = (
  payment: BankPayment,
  { id, type, at, failure }: BankPaymentEvent,
): BankPayment | null => {
  if (type === 'other') return null
  const said = { status: type, event: id, at }
  if (!counts(said, saidOf(payment))) return null
  return {
    ...payment,
    status: type,
    said: { event: id, at },
    failure: type === 'failed' ? (failure ?? 'other') : null,
  }
}
