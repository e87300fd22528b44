import type { DateOnly } from '#domain/dates'
import type { Pence } from '#domain/money'
import type { Reconciliation } from './view.ts'

/** One row of the pack of a reconciliation; what a part does not need is null. */
export type PackRow = {
  readonly part: string
  readonly date: DateOnly | null
  readonly posting: number | null
  readonly account: string | null
  readonly ref: string | null
  readonly what: string
  readonly narrative: string | null
  readonly other_party: string | null
  readonly amount: Pence | null
  readonly balance: Pence | null
}

const blank = {
  ...{ date: null, posting: null, account: null, ref: null },
  ...{ narrative: null, other_party: null, amount: null, balance: null },
}

/** Rows of a part, with what each leaves. */
export const withBalances = (
  opening: Pence,
  rows: readonly (Omit<PackRow, 'balance'> & { readonly amount: Pence })[],
): PackRow[] => {
  let balance = opening
  return rows.map((row) => {
    balance += row.amount
    return { ...row, balance }
  })
}

/** A row of a part that has only a name and a sum. */
export const sumRow = (part: string, what: string, more: Partial<PackRow> = {}): PackRow => ({
  ...blank,
  part,
  what,
  ...more,
})

/** The statement of a reconciliation: three sums that agree, what lies between them, and who prepared and signed it. */
export const statementRows = ({ position, prepared, signed }: Reconciliation): PackRow[] => {
  const part = 'Statement'
  const { on } = position
  return [
    sumRow(part, 'Balance of the bank', { date: on, amount: position.bank }),
    sumRow(part, 'Less on the statement, not in the cash book', { amount: -position.lines }),
    sumRow(part, 'Add in the cash book, not on the statement', { amount: position.postings }),
    sumRow(part, 'Cash book', { amount: position.cash_book }),
    sumRow(part, 'Client ledgers, stakeholder, lender and suspense', { amount: position.trust }),
    sumRow(part, 'Difference', { amount: position.difference }),
    sumRow(part, 'Prepared', { other_party: prepared.by.name, narrative: prepared.at }),
    sumRow(part, 'Signed', {
      other_party: signed?.by.name ?? null,
      narrative: signed?.at ?? null,
    }),
  ]
}

/** What completed cases still held when it was signed. */
export const residualRows = ({ signed }: Reconciliation): PackRow[] =>
  (signed?.residuals ?? []).map(({ ref, completed_on, held }) =>
    sumRow('Residual balances', 'Held after completion', {
      date: completed_on,
      ref,
      amount: held,
    }),
  )
