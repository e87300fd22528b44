import { later } from '../../dates.ts'
import type { LedgerAct } from '../act.ts'
import { penceOf } from '../amount.ts'
import { accountOf, type Books, balance, caseOf, dateOf, knownCase } from '../books.ts'
import { type Entry, movement } from '../entry.ts'
import { assertClientFunds, assertFunds } from '../funds.ts'
import { refuseIf } from '../reason.ts'
import type { LedgerRule, LedgerRules } from '../rule.ts'
import { assertPayee, assertSecondPerson } from './approval.ts'

const RELEASES: ReadonlySet<string> = new Set([
  'completion',
  'agreement',
  'agreement_of_both_parties',
  'agreement_of_both',
  'agreement_of_parties',
  'both_parties',
  'joint_instruction',
  'court',
  'court_order',
])

/** Moves what a trust account holds to another account, or out of the bank. */
const moveFrom = (books: Books, act: LedgerAct, from: string, to: string): readonly Entry[] => {
  const amount = penceOf(act.amount)
  assertFunds(books, from, amount, dateOf(books, act))
  return movement({ debit: from, credit: to, amount })
}

const releaseStakeholder: LedgerRule = {
  amounts: (act) => penceOf(act.amount),
  clientMoney: true,
  case: 'open',
  holds: true,
  draft: (books, act) => {
    const toBuyer = act.to === 'buyer'
    assertSecondPerson(act, toBuyer)
    assertPayee(act, toBuyer)
    refuseIf(!RELEASES.has(act.event ?? ''), 'stakeholder_not_released')
    const ref = caseOf(books, act)
    const to = toBuyer ? 'clientBank' : accountOf('client', ref)
    return { entries: moveFrom(books, act, accountOf('stakeholder', ref), to) }
  },
}

const releaseLender: LedgerRule = {
  amounts: (act) => penceOf(act.amount),
  clientMoney: true,
  case: 'open',
  holds: true,
  draft: (books, act) => {
    refuseIf(act.event !== 'completion', 'lender_money_not_released')
    const ref = caseOf(books, act)
    return { entries: moveFrom(books, act, accountOf('lender', ref), accountOf('client', ref)) }
  },
}

const returnLender: LedgerRule = {
  amounts: (act) => penceOf(act.amount),
  clientMoney: true,
  case: 'open',
  holds: true,
  approval: 'payee',
  draft: (books, act) => ({
    entries: moveFrom(books, act, accountOf('lender', caseOf(books, act)), 'clientBank'),
  }),
}

/** The latest day on which money now in suspense clears. */
const suspenseClears = (books: Books, date: string) =>
  books.postings
    .flatMap(({ entries }) => entries)
    .filter(({ account }) => account === 'suspense')
    .reduce((latest, { clearedOn }) => later(latest, clearedOn ?? latest), date)

const allocateSuspense: LedgerRule = {
  amounts: (act) => penceOf(act.amount),
  clientMoney: true,
  case: 'open',
  retainer: true,
  draft: (books, act) => {
    const ref = caseOf(books, act)
    const amount = penceOf(act.amount)
    refuseIf(amount > balance(books, 'suspense'), 'exceeds_suspense')
    const clearedOn = suspenseClears(books, dateOf(books, act))
    return {
      entries: movement({
        debit: 'suspense',
        credit: accountOf('client', ref),
        amount,
        clearedOn,
      }),
    }
  },
}

const returnSuspense: LedgerRule = {
  amounts: (act) => penceOf(act.amount),
  clientMoney: true,
  approval: 'payee',
  draft: (books, act) => ({ entries: moveFrom(books, act, 'suspense', 'clientBank') }),
}

const isWritten = (authority: string | undefined) =>
  authority === 'written' || authority === 'written_both_clients'

const interCaseTransfer: LedgerRule = {
  amounts: (act) => penceOf(act.amount),
  clientMoney: true,
  case: 'open',
  holds: true,
  approval: 'people',
  draft: (books, act) => {
    const from = knownCase(books, act.case)
    const to = knownCase(books, act.to)
    const across = from.client !== to.client
    refuseIf(across && act.authority !== 'written_both_clients', 'cross_case_use')
    refuseIf(!isWritten(act.authority), 'no_authority')
    const entries = moveFrom(books, act, accountOf('client', from.ref), accountOf('client', to.ref))
    return { entries }
  },
}

const designate: LedgerRule = {
  amounts: (act) => penceOf(act.amount),
  clientMoney: true,
  case: 'open',
  draft: (books, act) => {
    const ref = caseOf(books, act)
    const amount = penceOf(act.amount)
    assertClientFunds(books, ref, amount, dateOf(books, act))
    return {
      entries: movement({ debit: accountOf('designated', ref), credit: 'clientBank', amount }),
    }
  },
}

const undesignate: LedgerRule = {
  amounts: (act) => penceOf(act.amount),
  clientMoney: true,
  case: 'open',
  draft: (books, act) => {
    const ref = caseOf(books, act)
    const amount = penceOf(act.amount)
    refuseIf(amount > balance(books, 'designated', ref), 'insufficient_client_funds')
    return {
      entries: movement({ debit: 'clientBank', credit: accountOf('designated', ref), amount }),
    }
  },
}

export const trustRules: LedgerRules = {
  release_stakeholder: releaseStakeholder,
  release_lender: releaseLender,
  return_lender: returnLender,
  allocate_suspense: allocateSuspense,
  return_suspense: returnSuspense,
  inter_case_transfer: interCaseTransfer,
  designate,
  undesignate,
}
