import { isTrust } from '../account.ts'
import type { LedgerAct } from '../act.ts'
import { type Books, balance, dateOf } from '../books.ts'
import { available, spendableOf } from '../funds.ts'
import { refuseIf } from '../reason.ts'

/** Throws when an account that must not be overdrawn would be after an act that it was not before. */
export const assertNothingOverdrawn = (before: Books, after: Books, act: LedgerAct) => {
  const changed = (account: string) => after.balances[account] !== before.balances[account]
  refuseIf(balance(after, 'disbursementCreditors') < 0, 'exceeds_creditor')
  refuseIf(balance(after, 'badDebts') < 0, 'exceeds_debt')
  refuseIf(balance(after, 'suspense') < 0, 'exceeds_suspense')
  for (const account of Object.keys(after.balances)) {
    const ref = account.startsWith('designated:') ? account.slice(11) : undefined
    if (ref !== undefined && changed(account)) {
      refuseIf(balance(after, 'designated', ref) < 0, 'insufficient_client_funds')
      refuseIf(available(after, `client:${ref}`) < 0, 'insufficient_client_funds')
    }
    if (!isTrust(account) || !changed(account)) continue
    refuseIf(available(after, account) < 0, 'insufficient_client_funds')
    refuseIf(spendableOf(after, account, dateOf(after, act)) < 0, 'uncleared_funds')
  }
}
