import type { LedgerAct } from '../act.ts'
import { penceOf } from '../amount.ts'
import { accountOf, type Books, balance, caseOf, dateOf } from '../books.ts'
import { movement } from '../entry.ts'
import { assertClientFunds } from '../funds.ts'
import { refuseIf } from '../reason.ts'
import type { LedgerRule, LedgerRules } from '../rule.ts'
import { assertLockedTax, assertStatement } from './figures.ts'
import { isPurposeOfCase, REDEMPTION_PURPOSES, TAX_PURPOSES } from './purposes.ts'

/** The most that a firm may give to charity on its own authority, in pence for each case. */
const OWN_AUTHORITY = { SRA: 500_00, CLC: 50_00 }

/** A payment from the client's ledger, once `check` has passed. */
const paymentAfter = (check: (books: Books, act: LedgerAct) => void): LedgerRule => ({
  amounts: (act) => penceOf(act.amount),
  case: 'open',
  holds: true,
  clientMoney: true,
  approval: 'payee',
  draft: (books, act) => {
    check(books, act)
    const ref = caseOf(books, act)
    const amount = penceOf(act.amount)
    assertClientFunds(books, ref, amount, dateOf(books, act))
    return {
      entries: movement({ debit: accountOf('client', ref), credit: 'clientBank', amount }),
    }
  },
})

const assertPurpose = (books: Books, act: LedgerAct) => {
  refuseIf(!isPurposeOfCase(act.purpose), 'banking_facility')
  if (TAX_PURPOSES.has(act.purpose ?? '')) assertLockedTax(books, act)
  if (REDEMPTION_PURPOSES.has(act.purpose ?? '')) assertStatement(books, act)
}

const assertResidual = (books: Books, act: LedgerAct) => {
  const amount = penceOf(act.amount)
  refuseIf(act.stepsRecorded !== true || !act.charity, 'residual_steps_missing')
  const whole = balance(books, 'client', caseOf(books, act))
  refuseIf(amount !== whole, 'residual_must_be_whole')
  refuseIf(
    amount > OWN_AUTHORITY[books.setup.regulator] && !act.regulatorAuthority,
    'residual_over_limit',
  )
}

export const paymentRules: LedgerRules = {
  pay_client: paymentAfter(assertPurpose),
  pay_sdlt: paymentAfter(assertLockedTax),
  redeem: paymentAfter(assertStatement),
  return_to_client: paymentAfter(() => undefined),
  residual_to_charity: paymentAfter(assertResidual),
}
