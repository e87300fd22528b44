import { penceOf } from '../amount.ts'
import { accountOf, caseOf } from '../books.ts'
import { movement } from '../entry.ts'
import { refuseIf } from '../reason.ts'
import type { LedgerRule, LedgerRules } from '../rule.ts'
import { clearedOn } from './clearing.ts'
import { OUTSIDE_THE_CASE } from './purposes.ts'

/** Money from outside for a trust ledger of the case. */
const receiptInto = (kind: 'client' | 'stakeholder' | 'lender'): LedgerRule => ({
  amounts: (act) => penceOf(act.amount),
  case: 'open',
  retainer: true,
  clientMoney: true,
  draft: (books, act) => {
    refuseIf(act.purpose === OUTSIDE_THE_CASE, 'banking_facility')
    refuseIf(act.method === 'card', 'card_not_for_client_money')
    return {
      entries: movement({
        debit: 'clientBank',
        credit: accountOf(kind, caseOf(books, act)),
        amount: penceOf(act.amount),
        clearedOn: clearedOn(books, act),
      }),
    }
  },
})

/** Money that nobody can place yet; it is booked all the same. */
const unidentified: LedgerRule = {
  amounts: (act) => penceOf(act.amount),
  clientMoney: true,
  draft: (books, act) => ({
    entries: movement({
      debit: 'clientBank',
      credit: 'suspense',
      amount: penceOf(act.amount),
      clearedOn: clearedOn(books, act),
    }),
  }),
}

/** Client money that lay in the office account. */
const foundInOffice: LedgerRule = {
  amounts: (act) => penceOf(act.amount),
  case: 'open',
  clientMoney: true,
  draft: (books, act) => {
    const ref = caseOf(books, act)
    const amount = penceOf(act.amount)
    return {
      entries: movement({ debit: 'clientBank', credit: accountOf('client', ref), amount }),
      breach: { case: ref, amount },
    }
  },
}

export const receiptRules: LedgerRules = {
  receive_client: receiptInto('client'),
  stakeholder_deposit: receiptInto('stakeholder'),
  receive_lender: receiptInto('lender'),
  receive_unidentified: unidentified,
  client_money_found_in_office: foundInOffice,
}
