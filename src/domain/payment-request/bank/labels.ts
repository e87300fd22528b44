import type { BankFailure } from './payment.ts'

/** Why a bank made no payment, as the client and staff read it. */
export const bankFailures: Readonly<Record<BankFailure, string>> = {
  cancelled: 'The payment was cancelled at the bank.',
  expired: 'The payment was not approved at the bank in time.',
  refused: 'The bank refused the payment.',
  no_funds: 'There was not enough money in the account.',
  other: 'The bank could not make the payment.',
}
