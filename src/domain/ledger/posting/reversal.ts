import { caseOfAccount, isTrust } from '../account.ts'
import type { LedgerAct } from '../act.ts'
import { type Books, booksAfter, type Draft, dateOf, isCaseClosed, type Posting } from '../books.ts'
import { type Entry, effectOf, mirrorOf, movement } from '../entry.ts'
import { available } from '../funds.ts'
import { LedgerRefusal, refuseIf } from '../reason.ts'
import type { LedgerRule, LedgerRules } from '../rule.ts'
import { abatedOf, paidOf } from './bill-sums.ts'
import { creditToClient } from './office-credit.ts'
import { assertNothingOverdrawn } from './overdrawn.ts'

/** The posting that an act undoes; throws when there is none or it is undone. */
const undoable = (books: Books, act: LedgerAct): Posting => {
  const found = books.postings.find(({ n }) => n === act.of)
  const undone = books.postings.some(
    ({ dishonours, reverses }) => act.of !== undefined && [dishonours, reverses].includes(act.of),
  )
  refuseIf(undone, 'already_reversed')
  if (found === undefined || found.entries.length === 0 || isUndoing(found))
    throw new LedgerRefusal('nothing_to_reverse')
  return found
}

const isUndoing = ({ act, dishonours, reverses }: Posting) =>
  reverses !== undefined || dishonours !== undefined || act.act === 'webhook'

/** The case of every row of a posting that has one. */
const casesOf = ({ entries }: Posting) =>
  entries.flatMap(({ account }) => caseOfAccount(account) ?? [])

const assertBillUnpaid = (books: Books, { bill }: Posting) => {
  if (bill === undefined) return
  refuseIf(paidOf(books, bill.number) !== 0, 'bill_part_paid')
  refuseIf(abatedOf(books, bill.number).net !== 0, 'already_reversed')
}

const reverse: LedgerRule = {
  amounts: () => undefined,
  draft: (books, act) => {
    const posting = undoable(books, act)
    const ref = posting.act.case
    const isClosed = casesOf(posting).some((it) => isCaseClosed(books, it))
    refuseIf(isClosed, 'case_closed')
    assertBillUnpaid(books, posting)
    const mirror = mirrorOf(clearingOf(posting), dateOf(books, act))
    const excess = ref === undefined ? [] : creditToClient(books, ref, mirror).entries
    refuseIf(posting.bill !== undefined && excess.length > 0, 'exceeds_debt')
    const draft: Draft = { entries: [...mirror, ...excess], reverses: posting.n }
    assertNothingOverdrawn(books, booksAfter(books, act, draft), act)
    return draft
  },
}

/** The rows of a posting, each with the day on which it cleared. */
const clearingOf = ({ date, entries }: Posting): readonly Entry[] =>
  entries.map((entry) => ({ clearedOn: date, ...entry }))

/** What a receipt brought into a trust account. */
const broughtIn = ({ entries }: Posting) =>
  entries.filter(
    (entry) => isTrust(entry.account) && entry.side === 'credit' && effectOf(entry) > 0,
  )

const RECEIPTS: ReadonlySet<string> = new Set([
  'receive_client',
  'stakeholder_deposit',
  'receive_lender',
  'receive_unidentified',
  'receive_mixed',
])

/** Rows by which the office replaces what the bank takes back and the client no longer has. */
const replacement = (caseRef: string, account: string, amount: number): readonly Entry[] => [
  ...movement({ debit: `office:${caseRef}`, credit: 'officeBank', amount }),
  ...movement({ debit: 'clientBank', credit: account, amount }),
]

const dishonour: LedgerRule = {
  amounts: () => undefined,
  draft: (books, act) => {
    const receipt = undoable(books, act)
    if (receipt.act.act === 'receive_office') return officeDishonour(books, act, receipt)
    const rows = broughtIn(receipt)
    const [first] = rows
    const isReceipt = RECEIPTS.has(receipt.act.act)
    if (!isReceipt || first === undefined) throw new LedgerRefusal('nothing_to_reverse')
    const amount = rows.reduce((total, row) => total + row.amount, 0)
    const shortfall = Math.max(0, amount - available(books, first.account))
    const ref = receipt.act.case
    refuseIf(shortfall > 0 && ref === undefined, 'exceeds_suspense')
    const back = mirrorOf(trustRows(clearingOf(receipt), rows.length), dateOf(books, act))
    const draft: Draft = { entries: back, dishonours: receipt.n }
    if (shortfall === 0 || ref === undefined) return draft
    const entries = [...replacement(ref, first.account, shortfall), ...back]
    return { ...draft, entries, breach: { case: ref, amount: shortfall } }
  },
}

/** The rows of a receipt without those that passed a part of it to the office: two for each trust row, first. */
const trustRows = (entries: readonly Entry[], count: number) => entries.slice(0, 2 * count)

const officeDishonour = (books: Books, act: LedgerAct, receipt: Posting): Draft => ({
  entries: mirrorOf(receipt.entries, dateOf(books, act)),
  dishonours: receipt.n,
})

export const reversalRules: LedgerRules = { reverse, dishonour }
