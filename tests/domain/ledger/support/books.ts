import { LedgerAct, LedgerSetup } from '#domain/ledger/act'
import { type Books, openBooks } from '#domain/ledger/books'
import { postAct } from '#domain/ledger/post'

const setup = LedgerSetup.parse({
  regulator: 'SRA',
  today: '2026-11-30',
  providerAccount: 'acct_firm',
  cases: {
    A: { client: 'C1', retainer: true, sdlt: 250_000 },
    B: { client: 'C2', retainer: true },
    P: { client: 'C1', retainer: true },
    H: { client: 'C3', retainer: true, frozen: true },
    N: { client: 'C4', retainer: false },
    X: { client: 'C5', retainer: true, closed: true },
    M: { client: 'C1', retainer: true, managedBy: 'Alder Escrow' },
    U: { client: 'C6', retainer: true, openUndertakings: 1 },
  },
})

export const emptyBooks = (changes: Partial<LedgerSetup> = {}): Books =>
  openBooks({ ...setup, ...changes })

/** What a payment out of the client account carries. */
export const approved = { by: 'cashier', approvedBy: 'partner', payee: 'verified' }

export type Given = { readonly act: string } & Readonly<Record<string, unknown>>

export const actOf = (given: Given, n = 1) =>
  LedgerAct.parse({ n, case: 'A', date: '2026-11-02', ...given })

/** Posts acts numbered from 1; the reasons are those of the refused ones by number. */
export const posted = (acts: readonly Given[], changes: Partial<LedgerSetup> = {}) => {
  let books = emptyBooks(changes)
  const reasons: Record<number, string> = {}
  for (const [index, given] of acts.entries()) {
    const after = postAct(books, actOf(given, index + 1))
    books = after.books
    for (const { n, reason } of after.refused) reasons[n] = reason
  }
  const balances = Object.fromEntries(
    Object.entries(books.balances).filter(([, amount]) => amount !== 0),
  )
  return { books, reasons, balances }
}
