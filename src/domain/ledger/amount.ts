import type { Pence } from '../money.ts'
import { LedgerRefusal } from './reason.ts'

/** A safe whole number of pence above zero; throws for any other. */
export const penceOf = (amount: number | undefined): Pence => {
  if (amount === undefined || !Number.isSafeInteger(amount) || amount <= 0)
    throw new LedgerRefusal('amount_invalid')
  return amount
}

/** Pence that may be zero, 0 where left out; throws for what is below or no whole number. */
export const penceOrNone = (amount: number | undefined): Pence =>
  amount === undefined || amount === 0 ? 0 : penceOf(amount)
