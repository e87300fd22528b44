import { shortClients } from '#domain/conveyance/clients'
import { type Books, openBooks } from '#domain/ledger/books'
import { abatedOf, paidOf } from '#domain/ledger/posting/bill-sums'
import type { PostingRecord } from '#domain/ledger/posting-record'
import { sum } from '#domain/money'
import type { ReportPeriod } from '#domain/money-report/api'
import type { BillRow, MoneyReports } from '#domain/money-report/view'
import { parseDocument, selectDocuments } from '#tenant/core/document'
import type { Store } from '#tenant/core/store'
import { postingDocument } from '#tenant/ledger/document'
import { postingsOf } from '#tenant/ledger/postings'

const SHOWN = 200

type Row = { id: string; shape: number; doc: string }

const billPostings = (store: Store, { from, to }: ReportPeriod): PostingRecord[] =>
  store
    .rows<Row>(
      `${selectDocuments(postingDocument)} WHERE bill IS NOT NULL AND date BETWEEN ? AND ? ORDER BY n`,
      from,
      to,
    )
    .map(({ id, ...row }) => parseDocument(postingDocument, { id: `${id}`, ...row }))

/** The reference of a case and its clients in short. */
export const caseWords = (store: Store, id: string) => {
  const row = store.row<{ ref: string; clients: string }>(
    `SELECT json_extract(doc, '$.ref') AS ref,
       (SELECT json_group_array(json_extract(value, '$.name'))
        FROM json_each(doc, '$.clients')) AS clients
     FROM conveyances WHERE id = ?`,
    id,
  )
  const names: unknown = row ? JSON.parse(row.clients) : []
  return {
    ref: row?.ref ?? '',
    client: Array.isArray(names) ? shortClients(names.map(String)) : '',
  }
}

const booksOf = (postings: readonly PostingRecord[]): Books => ({
  ...openBooks({ regulator: 'SRA', today: '', closedMonths: [], cases: {} }),
  postings,
})

const sumsOf = (books: Books, number: string, total: number, isReversed: boolean) => {
  const { net, vat } = abatedOf(books, number)
  const [credited, paid] = [net + vat, paidOf(books, number)]
  return { credited, paid, left: isReversed ? 0 : total - credited - paid }
}

/** Every bill that was delivered in a period, in the order of the register. */
export const billRows = (store: Store, period: ReportPeriod): BillRow[] => {
  const cases = new Map<string, { books: Books; ref: string; client: string }>()
  const ofCase = (id: string) => {
    const known = cases.get(id)
    if (known) return known
    const found = { books: booksOf(postingsOf(store).ofCase(id)), ...caseWords(store, id) }
    cases.set(id, found)
    return found
  }
  return billPostings(store, period).flatMap(({ n, bill, date }) => {
    if (bill === undefined) return []
    const { books, ref, client } = ofCase(bill.case)
    const net = sum(bill.taxable.map((it) => it.net))
    const vat = sum(bill.taxable.map((it) => it.vat))
    const isReversed = books.postings.some(({ reverses }) => reverses === n)
    return [
      {
        number: bill.number,
        on: date,
        conveyance_id: bill.case,
        ref,
        client,
        net,
        vat,
        // What the firm supplies itself is in the net sum already.
        disbursements: bill.total - net - vat,
        total: bill.total,
        ...sumsOf(books, bill.number, bill.total, isReversed),
        is_reversed: isReversed,
      },
    ]
  })
}

/** Numbers that are missing between the first and the last of the whole register. */
const gapsOf = (store: Store): string[] => {
  const taken = store
    .rows<{ bill: string }>('SELECT bill FROM ledger_postings WHERE bill IS NOT NULL')
    .map(({ bill }) => Number(/\d+$/.exec(bill)?.[0]))
  const numbers = new Set(taken)
  const last = taken.reduce((most, it) => Math.max(most, it), 0)
  return Array.from({ length: last }, (_, at) => at + 1)
    .filter((it) => !numbers.has(it))
    .map((it) => `B-${String(it).padStart(5, '0')}`)
}

/** The register of bills of a period: the newest of them, and what all come to. */
export const billsOf = (store: Store, period: ReportPeriod): MoneyReports['bills'] => {
  const rows = billRows(store, period)
  return {
    rows: rows.slice(-SHOWN).toReversed(),
    count: rows.length,
    total: sum(rows.filter((it) => !it.is_reversed).map((it) => it.total - it.credited)),
    left: sum(rows.map(({ left }) => left)),
    gaps: gapsOf(store),
  }
}
