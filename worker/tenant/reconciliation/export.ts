import { actTitle } from '#domain/ledger/labels'
import { type ExportColumn, formatPoundsCell } from '#domain/list/export'
import { csvOf } from '#tenant/core/csv'
import type { Store } from '#tenant/core/store'

type Row = {
  n: number
  date: string
  account: string
  ref: string | null
  act: string
  /** Of an event of the card provider; null for any other act. */
  type: string | null
  narrative: string
  other_party: string | null
  amount: number
  by: string
}

const columns: readonly ExportColumn<Row>[] = [
  { key: 'n', head: 'Posting', of: ({ n }) => n },
  { key: 'date', head: 'Date', of: ({ date }) => date },
  { key: 'account', head: 'Account', of: ({ account }) => account },
  { key: 'ref', head: 'Case', of: ({ ref }) => ref },
  { key: 'act', head: 'What', of: ({ act, type }) => actTitle({ act, type: type ?? undefined }) },
  { key: 'narrative', head: 'Narrative', of: ({ narrative }) => narrative },
  { key: 'other_party', head: 'Other party', of: ({ other_party }) => other_party },
  { key: 'amount', head: 'Amount', of: ({ amount }) => formatPoundsCell(amount) },
  { key: 'by', head: 'By', of: ({ by }) => by },
]

/** The rows of the books between two days as CSV: each on its account's natural side. */
export const ledgerCsv = (
  store: Store,
  { from, to }: { readonly from: string; readonly to: string },
): string =>
  csvOf(
    columns,
    store.rows<Row>(
      `SELECT e.n, e.date, e.account, json_extract(c.doc, '$.ref') AS ref,
         json_extract(p.doc, '$.act.act') AS act,
         json_extract(p.doc, '$.act.type') AS type, json_extract(p.doc, '$.narrative') AS narrative,
         json_extract(p.doc, '$.other_party') AS other_party, e.amount,
         json_extract(p.doc, '$.by.name') AS "by"
       FROM ledger_entries e JOIN ledger_postings p ON p.n = e.n
       LEFT JOIN conveyances c ON c.id = e.conveyance_id
       WHERE e.date BETWEEN ? AND ? ORDER BY e.n, e.rowid`,
      from,
      to,
    ),
  )
