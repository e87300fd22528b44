import type { DateOnly } from '#domain/dates'
import { actTitle } from '#domain/ledger/labels'
import type { Pence } from '#domain/money'
import type { Store } from '#tenant/core/store'

/** What of the books and of the bank a reconciliation saw: nothing that was added later. */
export type Span = {
  /** The last day of the reconciliation before; '' for the first. */
  readonly from: DateOnly
  readonly on: DateOnly
  readonly posting: number
  readonly line: number
}

type Row = {
  posting: number
  date: DateOnly
  account: string
  ref: string | null
  act: string
  type: string | null
  narrative: string
  other_party: string | null
  amount: Pence
}

const TRUST = `('client', 'stakeholder', 'lender', 'suspense')`
const CASH = `('clientBank', 'designated')`

/** The rows of the cash book in the span, and what it held before. */
export const cashBookRows = (store: Store, { from, on, posting }: Span) => ({
  opening:
    store.row<{ total: Pence }>(
      `SELECT coalesce(sum(amount), 0) AS total FROM ledger_entries
       WHERE account IN ${CASH} AND date <= ? AND n <= ?`,
      from,
      posting,
    )?.total ?? 0,
  rows: store
    .rows<Row>(
      `SELECT e.n AS posting, e.date, e.account, json_extract(c.doc, '$.ref') AS ref,
         json_extract(p.doc, '$.act.act') AS act, json_extract(p.doc, '$.act.type') AS type,
         json_extract(p.doc, '$.narrative') AS narrative,
         json_extract(p.doc, '$.other_party') AS other_party, e.amount
       FROM ledger_entries e JOIN ledger_postings p ON p.n = e.n
       LEFT JOIN conveyances c ON c.id = p.conveyance_id
       WHERE e.account IN ${CASH} AND e.date > ? AND e.date <= ? AND e.n <= ?
       ORDER BY e.date, e.n, e.rowid`,
      from,
      on,
      posting,
    )
    .map(({ act, type, ...row }) => ({ ...row, what: actTitle({ act, type: type ?? undefined }) })),
})

/** What each trust ledger held at the end of the span. */
export const ledgerBalances = (store: Store, { on, posting }: Span) =>
  store.rows<{ account: string; ref: string | null; balance: Pence }>(
    `SELECT e.account, json_extract(c.doc, '$.ref') AS ref, sum(e.amount) AS balance
     FROM ledger_entries e LEFT JOIN conveyances c ON c.id = e.conveyance_id
     WHERE e.account IN ${TRUST} AND e.date <= ? AND e.n <= ?
     GROUP BY e.account, e.conveyance_id HAVING sum(e.amount) <> 0 ORDER BY ref, e.account`,
    on,
    posting,
  )

/** What was booked by us and not by the bank at the end of the span. */
export const notOnStatement = (store: Store, { on, posting, line }: Span) =>
  store.rows<{ posting: number; date: DateOnly; amount: Pence; other_party: string | null }>(
    `SELECT e.n AS posting, e.date, sum(e.amount) AS amount,
       json_extract(p.doc, '$.other_party') AS other_party
     FROM ledger_entries e JOIN ledger_postings p ON p.n = e.n
     WHERE e.account = 'clientBank' AND e.date <= ? AND e.n <= ?
       AND NOT EXISTS (SELECT 1 FROM bank_lines b WHERE b.posting = e.n AND b.seq <= ?)
     GROUP BY e.n HAVING sum(e.amount) <> 0 ORDER BY e.n`,
    on,
    posting,
    line,
  )

/** Shortages that were put right in the span. */
export const breachesIn = (store: Store, { from, on, posting }: Span) =>
  store.rows<{ posting: number; date: DateOnly; ref: string | null; amount: Pence }>(
    `SELECT p.n AS posting, p.date, json_extract(c.doc, '$.ref') AS ref,
       json_extract(p.doc, '$.breach.amount') AS amount
     FROM ledger_postings p LEFT JOIN conveyances c ON c.id = p.conveyance_id
     WHERE json_extract(p.doc, '$.breach') IS NOT NULL AND p.date > ? AND p.date <= ? AND p.n <= ?
     ORDER BY p.n`,
    from,
    on,
    posting,
  )

/** The last posting and the last line of the bank that there are. */
export const lastRows = (store: Store) => ({
  posting: store.row<{ n: number }>('SELECT coalesce(max(n), 0) AS n FROM ledger_postings')?.n ?? 0,
  line: store.row<{ n: number }>('SELECT coalesce(max(seq), 0) AS n FROM bank_lines')?.n ?? 0,
})
