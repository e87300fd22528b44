import { type DateOnly, daysBetween } from '../dates.ts'
import type { Pence } from '../money.ts'

/** A sum for a period, to be divided between seller and buyer at completion. */
export type Apportionment = {
  /** A charge on the property, or rent from a tenant. */
  readonly flow: 'outgoing' | 'income'
  /** Who counts as owner on the day of completion. */
  readonly dayOfCompletion: 'seller' | 'buyer'
  readonly basis: 'days_in_period' | '365'
  /** For the period; on the basis of 365 days for a year. */
  readonly amount: Pence
  /** The first and last day of the period. */
  readonly periodFrom: DateOnly
  readonly periodTo: DateOnly
  readonly completion: DateOnly
  /** Whether the seller has paid, or received, the whole of it. */
  readonly isPaid: boolean
  /** Whether the buyer pays for arrears of rent. */
  readonly assignsArrears: boolean
}

const halfUp = (amount: Pence, numerator: number, denominator: number): Pence =>
  Number(
    (2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)),
  )

const daysOf = ({ completion, dayOfCompletion, periodFrom, periodTo }: Apportionment) => {
  const period = daysBetween(periodFrom, periodTo) + 1
  const upTo = daysBetween(periodFrom, completion) + (dayOfCompletion === 'seller' ? 1 : 0)
  const seller = Math.min(period, Math.max(0, upTo))
  return { period, seller, buyer: period - seller }
}

const sharesOf = ({ amount, basis }: Apportionment, days: ReturnType<typeof daysOf>) => {
  if (basis === '365')
    return { seller: halfUp(amount, days.seller, 365), buyer: halfUp(amount, days.buyer, 365) }
  const buyer = halfUp(amount, days.buyer, days.period)
  return { seller: amount - buyer, buyer }
}

/** Who pays: for a charge that is paid the buyer his days, for one that is not the seller his; rent the other way. */
const payments = (it: Apportionment, shares: { seller: Pence; buyer: Pence }) => {
  if (it.flow === 'outgoing')
    return it.isPaid ? { buyer: shares.buyer, seller: 0 } : { buyer: 0, seller: shares.seller }
  if (it.isPaid) return { buyer: 0, seller: shares.buyer }
  return { buyer: it.assignsArrears ? shares.seller : 0, seller: 0 }
}

/** The days and the sums by the Standard Conditions of Sale: equal daily accrual, days counted inclusively. */
export const apportion = (it: Apportionment) => {
  const days = daysOf(it)
  const { buyer, seller } = payments(it, sharesOf(it, days))
  return {
    periodDays: days.period,
    sellerDays: days.seller,
    buyerDays: days.buyer,
    buyerPaysSeller: buyer,
    sellerAllowsBuyer: seller,
  }
}
