import type { LedgerAct } from './act.ts'
import { type Books, booksAfter, dateOf, isCaseClosed, knownCase } from './books.ts'
import { assertPayee, assertSecondPerson } from './posting/approval.ts'
import { isInClosedPeriod } from './posting/periods.ts'
import { applyParked, assertOwnAccount } from './posting/provider.ts'
import { assertHeldHere, assertTouchesNoClientMoney } from './posting/third-party.ts'
import { type LedgerReason, LedgerRefusal, refuseIf } from './reason.ts'
import type { LedgerRule } from './rule.ts'
import { ledgerRules } from './rules.ts'

/** What became of an act; `refused` also names parked events that could not be applied after it. */
export type PostOutcome = {
  readonly books: Books
  readonly outcome: 'posted' | 'parked' | 'replayed' | 'refused'
  readonly refused: readonly { readonly n: number; readonly reason: LedgerReason }[]
}

// Parsing gives the fields of every act in one order.
const contentOf = (act: LedgerAct) => JSON.stringify({ ...act, n: 0 })

/** An event of the provider is its own key. */
const keyOf = (act: LedgerAct) => (act.act === 'webhook' ? act.event : act.key)

const sameKey = (books: Books, act: LedgerAct) => {
  const key = keyOf(act)
  if (key === undefined) return undefined
  return books.postings.find(
    (it) => keyOf(it.act) === key && (it.act.act === 'webhook') === (act.act === 'webhook'),
  )
}

/** Whether the act was posted before; throws when its key was used for another. */
const isReplay = (books: Books, act: LedgerAct): boolean => {
  const earlier = sameKey(books, act)
  if (earlier === undefined) return false
  const same = act.act === 'webhook' || contentOf(earlier.act) === contentOf(act)
  refuseIf(!same, 'idempotency_mismatch')
  return true
}

const assertBankLine = (books: Books, { bankRef }: LedgerAct) => {
  if (bankRef === undefined) return
  const reversed = new Set(books.postings.map(({ reverses }) => reverses))
  const used = books.postings.some((it) => it.act.bankRef === bankRef && !reversed.has(it.n))
  refuseIf(used, 'bank_line_already_posted')
}

const assertDate = (books: Books, act: LedgerAct) => {
  const date = dateOf(books, act)
  refuseIf(act.act !== 'close_month' && isInClosedPeriod(books, date), 'closed_period')
  refuseIf(date > books.setup.today, 'future_date')
}

const assertCase = (books: Books, act: LedgerAct, rule: LedgerRule) => {
  if (rule.case === undefined) return
  const { frozen, ref, retainer } = knownCase(books, act.case)
  refuseIf(rule.case === 'open' && isCaseClosed(books, ref), 'case_closed')
  refuseIf(rule.holds === true && frozen === true, 'case_on_hold')
  refuseIf(rule.retainer === true && retainer === false, 'no_regulated_service')
  if (act.act !== 'inter_case_transfer') return
  const to = knownCase(books, act.to)
  refuseIf(isCaseClosed(books, to.ref), 'case_closed')
  refuseIf(to.retainer === false, 'no_regulated_service')
}

const post = (books: Books, act: LedgerAct, rule: LedgerRule): PostOutcome => {
  rule.amounts(act)
  assertOwnAccount(books, act)
  if (isReplay(books, act)) return { books, outcome: 'replayed', refused: [] }
  assertBankLine(books, act)
  assertDate(books, act)
  assertCase(books, act, rule)
  assertHeldHere(books, act, rule)
  assertSecondPerson(act, rule.approval !== undefined)
  assertPayee(act, rule.approval === 'payee')
  const draft = rule.draft(books, act)
  assertTouchesNoClientMoney(books, act, draft)
  const after = booksAfter(books, act, draft)
  refuseIf(!Object.values(after.balances).every(Number.isSafeInteger), 'amount_invalid')
  if (draft.parked === true) return { books: after, outcome: 'parked', refused: [] }
  if (act.type !== 'succeeded') return { books: after, outcome: 'posted', refused: [] }
  return { outcome: 'posted', ...applyParked(after, act.payment) }
}

/** Posts an act, or refuses it and leaves the books as they are; throws for an act of unknown name. */
export const postAct = (books: Books, act: LedgerAct): PostOutcome => {
  const rule = Object.hasOwn(ledgerRules, act.act) ? ledgerRules[act.act] : undefined
  if (rule === undefined) throw new TypeError(`No act is called ${act.act}.`)
  try {
    return post(books, act, rule)
  } catch (error) {
    if (!(error instanceof LedgerRefusal)) throw error
    return { books, outcome: 'refused', refused: [{ n: act.n, reason: error.reason }] }
  }
}
