import { caseOfAccount } from '#domain/ledger/account'
import type { Draft, Posting } from '#domain/ledger/books'
import { effectOf } from '#domain/ledger/entry'
import type { PostingRecord } from '#domain/ledger/posting-record'
import { parseDocument, selectDocuments } from '#tenant/core/document'
import type { Store } from '#tenant/core/store'
import { postingDocument } from './document.ts'

type Row = { id: string; shape: number; doc: string }
type Words = Pick<PostingRecord, 'narrative' | 'other_party' | 'by' | 'approved_by' | 'at'>

const select = selectDocuments(postingDocument)

const parsed = (rows: readonly Row[]) =>
  rows.map(({ id, shape, doc }) => parseDocument(postingDocument, { id: `${id}`, shape, doc }))

const withoutUndefined = <T extends object>(it: T): T => ({ ...it })

const recordOf = ({ n, act, date, ...draft }: Posting, words: Words): PostingRecord => {
  const { entries, settles, bill, ...rest }: Draft = draft
  return {
    ...withoutUndefined(rest),
    n,
    act,
    date,
    entries: entries.map((it) => ({ ...it })),
    ...(settles ? { settles: settles.map((it) => ({ ...it })) } : {}),
    ...(bill ? { bill: { ...bill, taxable: bill.taxable.map((it) => ({ ...it })) } } : {}),
    ...words,
  }
}

/** The rows of the books, in the order of posting; they are only ever added. */
export const postingsOf = (store: Store) => {
  const next = () =>
    (store.row<{ n: number }>('SELECT coalesce(max(n), 0) AS n FROM ledger_postings')?.n ?? 0) + 1
  const insertEntries = ({ n, entries, date }: PostingRecord) => {
    for (const entry of entries)
      store.write(
        'INSERT INTO ledger_entries (n, account, conveyance_id, date, amount) VALUES (?, ?, ?, ?, ?)',
        n,
        entry.account.split(':')[0] ?? entry.account,
        caseOfAccount(entry.account),
        date,
        effectOf(entry),
      )
  }
  return {
    next,
    find: (n: number): PostingRecord | null =>
      parsed(store.rows<Row>(`${select} WHERE n = ?`, n))[0] ?? null,
    /** All that touched a case, also by an act of another one. */
    ofCase: (id: string): PostingRecord[] =>
      parsed(
        store.rows<Row>(
          `${select} WHERE n IN (
             SELECT n FROM ledger_postings WHERE conveyance_id = ?
             UNION SELECT n FROM ledger_entries WHERE conveyance_id = ?) ORDER BY n`,
          id,
          id,
        ),
      ),
    /** All that brought money into suspense or took it out. */
    ofSuspense: (): PostingRecord[] =>
      parsed(
        store.rows<Row>(
          `${select} WHERE n IN (SELECT n FROM ledger_entries WHERE account = 'suspense') ORDER BY n`,
        ),
      ),
    insert: (posting: Posting, words: Words): PostingRecord => {
      const record = recordOf(posting, words)
      const { n, act, date, bill } = record
      store.write(
        `INSERT INTO ledger_postings (n, conveyance_id, date, bank_line, bill, shape, doc)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        n,
        act.case ?? null,
        date,
        act.bankRef ?? null,
        bill?.number ?? null,
        postingDocument.shape,
        JSON.stringify(record),
      )
      insertEntries(record)
      return record
    },
  }
}
