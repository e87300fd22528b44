import type { DateOnly } from '#domain/dates'
import { type Pence, sum } from '#domain/money'
import { candidatesFor, countersFor } from '#domain/reconciliation/matching'
import type { BankView, Position } from '#domain/reconciliation/view'
import { clientAccountOf } from '#tenant/client-account/setting'
import type { Store } from '#tenant/core/store'
import { bankPaymentsFor, waitingBankPayments } from '#tenant/payment-request/bank/waiting'
import type { RequestContext } from '#tenant/runtime/context'
import { daysUnreconciled, lastSigned } from './due.ts'
import { bankLinesOf, matchedLines, openPostings } from './lines.ts'
import { filesOf, reconciliationsOf } from './records.ts'
import { waitingPayments } from './waiting-payments.ts'

const totalOf = (store: Store, accounts: readonly string[], upTo: DateOnly): Pence =>
  store.row<{ total: number }>(
    `SELECT coalesce(sum(amount), 0) AS total FROM ledger_entries
     WHERE account IN (SELECT value FROM json_each(?)) AND date <= ?`,
    JSON.stringify(accounts),
    upTo,
  )?.total ?? 0

/** What the bank, the cash book and the client ledgers say as at the last statement; null before the first. */
const positionOf = (
  store: Store,
  bank: { readonly on: DateOnly; readonly closing: Pence } | null,
  lines: Pence,
): Position | null => {
  if (bank === null) return null
  const { on, closing } = bank
  const postings = sum(openPostings(store, on).map(({ amount }) => amount))
  const cashBook = totalOf(store, ['clientBank', 'designated'], on)
  return {
    on,
    bank: closing,
    lines,
    postings,
    cash_book: cashBook,
    trust: totalOf(store, ['client', 'stakeholder', 'lender', 'suspense'], on),
    difference: closing - lines + postings - cashBook,
  }
}

/** The last statement that had balances. */
export const lastBalance = (store: Store) => {
  const file = filesOf(store).find(({ closing }) => closing !== null)
  return file && file.closing !== null ? { on: file.to, closing: file.closing } : null
}

const openLinesOf = (store: Store) =>
  bankLinesOf(store)
    .open()
    .map(({ imported_at: _, ...line }) => line)

export const bankView = ({
  store,
  today,
  settings,
}: Pick<RequestContext, 'store' | 'today' | 'settings'>): BankView => {
  const files = filesOf(store)
  const lines = openLinesOf(store)
  const postings = openPostings(store, today)
  const waiting = lines.length === 0 ? [] : waitingBankPayments({ store })
  return {
    payments: waitingPayments(store),
    account: clientAccountOf({ settings }).current?.ending ?? null,
    suspense: totalOf(store, ['suspense'], today),
    position: positionOf(store, lastBalance(store), sum(lines.map(({ amount }) => amount))),
    lines: lines.map((line) => ({
      ...line,
      candidates: candidatesFor(line, postings),
      counters: countersFor(line, lines),
      bank_payments: bankPaymentsFor(line, waiting),
    })),
    postings,
    matched: matchedLines(store),
    cancelled: bankLinesOf(store).cancelled(),
    files: files.map(({ account: _, ...file }) => file),
    reconciliations: reconciliationsOf(store),
    last_signed: lastSigned(store),
    days_since: daysUnreconciled(store, today),
  }
}
