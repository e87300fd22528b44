import type { DateOnly } from '../dates.ts'
import type { Pence } from '../money.ts'
import type { AccountName, Balances } from './account.ts'
import { balanceOf } from './account.ts'
import type { LedgerAct, LedgerCase, LedgerSetup } from './act.ts'
import { balancesAfter, type Entry } from './entry.ts'
import { LedgerRefusal } from './reason.ts'

export type Bill = {
  readonly number: string
  readonly case: string
  /** What VAT is due on, by its rate in percent. */
  readonly taxable: readonly { readonly rate: number; readonly net: Pence; readonly vat: Pence }[]
  /** Disbursements on it: gross as agent, net as principal. */
  readonly disbursements: Pence
  readonly total: Pence
}

/** What an act does to the books. */
export type Draft = {
  readonly entries: readonly Entry[]
  readonly bill?: Bill
  /** What it pays of bills. */
  readonly settles?: readonly { readonly bill: string; readonly amount: Pence }[]
  readonly abates?: { readonly bill: string; readonly net: Pence; readonly vat: Pence }
  /** A disbursement for the case, without its input VAT where that is reclaimed. */
  readonly disbursement?: { readonly net: Pence; readonly gross: Pence; readonly paid: boolean }
  readonly breach?: { readonly case: string; readonly amount: Pence }
  readonly reverses?: number
  readonly dishonours?: number
  readonly closesMonth?: string
  readonly closesCase?: boolean
  /** It waits for the event of its payment. */
  readonly parked?: boolean
}

export type Posting = Draft & {
  readonly n: number
  readonly act: LedgerAct
  readonly date: DateOnly
}

/** The books of a firm: its rows in the order of posting, and what they add up to. */
export type Books = {
  readonly setup: LedgerSetup
  readonly postings: readonly Posting[]
  readonly balances: Balances
}

export const openBooks = (setup: LedgerSetup): Books => ({ setup, postings: [], balances: {} })

export const dateOf = (books: Books, act: LedgerAct): DateOnly => act.date ?? books.setup.today

/** The books with one more posting. */
export const booksAfter = (books: Books, act: LedgerAct, draft: Draft): Books => ({
  ...books,
  postings: [...books.postings, { ...draft, n: act.n, act, date: dateOf(books, act) }],
  balances: balancesAfter(books.balances, draft.entries),
})

/** The balance of an account, 'office:A' for ('office', 'A'). */
export const balance = (books: Books, kind: string, caseRef?: string): Pence =>
  balanceOf(books.balances, accountOf(kind, caseRef))

export const accountOf = (kind: string, caseRef?: string): AccountName =>
  caseRef === undefined ? kind : `${kind}:${caseRef}`

/** The case of an act; throws when the firm has none of that reference. */
export const caseOf = (books: Books, act: LedgerAct): string => knownCase(books, act.case).ref

/** A case by its reference; throws when the firm has none. */
export const knownCase = (books: Books, ref: string | undefined): LedgerCase & { ref: string } => {
  if (ref === undefined || !Object.hasOwn(books.setup.cases, ref))
    throw new LedgerRefusal('unknown_case')
  const found = books.setup.cases[ref]
  if (found === undefined) throw new LedgerRefusal('unknown_case')
  return { ...found, ref }
}

export const isCaseClosed = (books: Books, ref: string): boolean => {
  const last = books.postings.findLast(
    ({ act, closesCase }) => closesCase !== undefined && act.case === ref,
  )
  return last?.closesCase ?? books.setup.cases[ref]?.closed === true
}

/** Postings that neither a reversal nor the bank has undone. */
export const standing = (books: Books): readonly Posting[] => {
  const undone = new Set(books.postings.flatMap((it) => [it.reverses, it.dishonours]))
  return books.postings.filter(({ n }) => !undone.has(n))
}
