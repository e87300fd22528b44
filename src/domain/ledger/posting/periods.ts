import { addDays, addMonths, type DateOnly } from '../../dates.ts'
import { type Pence, sum } from '../../money.ts'
import { isClientCash, isTrust } from '../account.ts'
import type { LedgerAct, LedgerCase } from '../act.ts'
import { penceOf } from '../amount.ts'
import { type Books, balance, caseOf, dateOf, knownCase } from '../books.ts'
import { effectOf } from '../entry.ts'
import { refuseIf } from '../reason.ts'
import type { LedgerRule, LedgerRules } from '../rule.ts'

/** Who may sign a reconciliation beside a manager (SRA Accounts Rule 8.3). */
const SIGNATORY = { SRA: 'cofa', CLC: 'hofa' }

const lastDayOf = (month: string): DateOnly => addDays(addMonths(`${month}-01`, 1), -1)

export const closedMonths = (books: Books): readonly string[] => [
  ...(books.setup.closedMonths ?? []),
  ...books.postings.flatMap(({ closesMonth }) => closesMonth ?? []),
]

/** Whether a day lies in a closed month, or before one whose opening figures it would change. */
export const isInClosedPeriod = (books: Books, date: DateOnly) =>
  closedMonths(books).some((month) => date.slice(0, 7) <= month)

/** What the cash book and the trust ledgers held at the end of a day. */
export const positionAt = (books: Books, on: DateOnly) => {
  const entries = books.postings.filter(({ date }) => date <= on).flatMap((it) => it.entries)
  const totalOf = (belongs: (account: string) => boolean): Pence =>
    sum(entries.filter(({ account }) => belongs(account)).map(effectOf))
  return { cashBook: totalOf(isClientCash), trust: totalOf(isTrust) }
}

const assertSigned = (books: Books, { by, signedAs, signedBy }: LedgerAct) => {
  const role = signedAs?.toLowerCase()
  const maySign = role === 'manager' || role === SIGNATORY[books.setup.regulator]
  refuseIf(!signedBy || signedBy === by || !maySign, 'sign_off_missing')
}

const assertReconciled = (books: Books, act: LedgerAct, month: string) => {
  const { cashBook, trust } = positionAt(books, lastDayOf(month))
  const lodgements = sum((act.lodgementsNotCredited ?? []).map(penceOf))
  const payments = sum((act.paymentsNotPresented ?? []).map(penceOf))
  const bank = (act.bankBalance ?? Number.NaN) + lodgements - payments
  refuseIf(bank !== cashBook || cashBook !== trust, 'reconciliation_difference')
}

const assertFigures = (act: LedgerAct) => {
  refuseIf(!Number.isSafeInteger(act.bankBalance), 'amount_invalid')
  for (const amount of [...(act.lodgementsNotCredited ?? []), ...(act.paymentsNotPresented ?? [])])
    penceOf(amount)
}

const closeMonth: LedgerRule = {
  amounts: assertFigures,
  draft: (books, act) => {
    const month = act.month ?? ''
    refuseIf(closedMonths(books).includes(month), 'month_already_closed')
    refuseIf(lastDayOf(month) > dateOf(books, act), 'future_date')
    assertSigned(books, act)
    assertReconciled(books, act, month)
    return { entries: [], closesMonth: month }
  },
}

const isAny = (it: LedgerCase['openUndertakings']) =>
  Array.isArray(it) ? it.length > 0 : Number(it ?? 0) > 0

const LEDGERS = ['client', 'stakeholder', 'lender', 'designated', 'office']

const closeCase: LedgerRule = {
  amounts: () => undefined,
  case: 'open',
  holds: true,
  draft: (books, act) => {
    const { openUndertakings, ref } = knownCase(books, act.case)
    refuseIf(isAny(openUndertakings), 'undertaking_open')
    const remains = LEDGERS.some((kind) => balance(books, kind, ref) !== 0)
    refuseIf(remains, 'balance_remains')
    return { entries: [], closesCase: true }
  },
}

const reopenCase: LedgerRule = {
  amounts: () => undefined,
  case: 'any',
  draft: (books, act) => {
    caseOf(books, act)
    return { entries: [], closesCase: false }
  },
}

export const periodRules: LedgerRules = {
  close_month: closeMonth,
  close_case: closeCase,
  reopen_case: reopenCase,
}
