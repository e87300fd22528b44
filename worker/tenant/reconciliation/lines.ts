import * as z from 'zod/mini'
import type { BankLine } from '#domain/bank-file/bank-file'
import type { DateOnly } from '#domain/dates'
import { actTitles } from '#domain/ledger/labels'
import { Explanation } from '#domain/reconciliation/explanation'
import type {
  CancelledLine,
  MatchedLine,
  UnmatchedLine,
  UnmatchedPosting,
} from '#domain/reconciliation/view'
import type { Store } from '#tenant/core/store'

type LineRow = {
  id: string
  date: string
  amount: number
  text: string
  reference: string | null
  explained: string | null
  imported_at: string
}
type PostingRow = {
  n: number
  date: string
  amount: number
  conveyance_id: string | null
  ref: string | null
  act: string
  other_party: string | null
}

export type OpenLine = Omit<UnmatchedLine, 'candidates' | 'counters' | 'bank_payments'> & {
  readonly imported_at: string
}

const explanationIn = (text: string | null) =>
  text === null ? null : z.parse(Explanation, JSON.parse(text))

const SHOWN = 20

/** The lines of the bank, and which of them are postings of ours. */
export const bankLinesOf = (store: Store) => ({
  has: (id: string) => store.row('SELECT id FROM bank_lines WHERE id = ?', id) !== null,
  /** Lines that belong to no posting and that no other cancels, the oldest first. */
  open: (): OpenLine[] =>
    store
      .rows<LineRow>(
        `SELECT b.id, b.date, b.amount, b.text, b.reference, b.explained,
           json_extract(f.doc, '$.at') AS imported_at
         FROM bank_lines b JOIN bank_files f ON f.id = b.file_id
         WHERE b.posting IS NULL AND b.counter IS NULL ORDER BY b.seq`,
      )
      .map(({ date, explained, ...line }) => ({
        ...line,
        on: date,
        explained: explanationIn(explained),
      })),
  /** `source` is the sealed account that money came from, where the file names it. */
  insert: (fileId: string, { id, on, amount, text, reference }: BankLine, source: string | null) =>
    store.write(
      `INSERT INTO bank_lines (id, seq, file_id, date, amount, text, reference, source)
       VALUES (?, (SELECT coalesce(max(seq), 0) + 1 FROM bank_lines), ?, ?, ?, ?, ?, ?)`,
      id,
      fileId,
      on,
      amount,
      text,
      reference,
      source,
    ),
  match: (id: string, posting: number) =>
    store.write('UPDATE bank_lines SET posting = ? WHERE id = ? AND posting IS NULL', posting, id),
  /** The day of the line that a posting has; null without one. */
  dayFor: (posting: number) =>
    store.row<{ date: string }>('SELECT date FROM bank_lines WHERE posting = ?', posting)?.date ??
    null,
  unmatch: (posting: number) =>
    store.write('UPDATE bank_lines SET posting = NULL WHERE posting = ?', posting),
  explain: (id: string, explanation: Explanation) =>
    store.write(
      'UPDATE bank_lines SET explained = ? WHERE id = ?',
      JSON.stringify(explanation),
      id,
    ),
  /** Two lines of the same sum that cancel each other, each naming the other. */
  cancel: (id: string, by: string) =>
    store.write(
      'UPDATE bank_lines SET counter = CASE id WHEN ? THEN ? ELSE ? END WHERE id IN (?, ?)',
      ...[id, by, id, id, by],
    ),
  reopen: (id: string) =>
    store.write('UPDATE bank_lines SET counter = NULL WHERE id = ? OR counter = ?', id, id),
  /** The newest lines that others cancel: what left, and what gave it back. */
  cancelled: (): CancelledLine[] =>
    store.rows<CancelledLine>(
      `SELECT b.id, b.date AS "on", b.amount, b.text, o.date AS by_on, o.text AS by_text
       FROM bank_lines b JOIN bank_lines o ON o.id = b.counter
       WHERE b.amount < 0 ORDER BY b.seq DESC LIMIT ${SHOWN}`,
    ),
  /** The line that a posting has: what it says, and the sealed account that its money came from. */
  sourceOf: (posting: number) =>
    store.row<{ id: string; source: string | null }>(
      'SELECT id, source FROM bank_lines WHERE posting = ?',
      posting,
    ),
})

/** The newest lines of the bank that belong to a posting. */
export const matchedLines = (store: Store): MatchedLine[] =>
  store
    .rows<{ posting: number; date: string; amount: number; text: string; ref: string | null }>(
      `SELECT b.posting, b.date, b.amount, b.text, json_extract(c.doc, '$.ref') AS ref
       FROM bank_lines b JOIN ledger_postings p ON p.n = b.posting
       LEFT JOIN conveyances c ON c.id = p.conveyance_id ORDER BY b.seq DESC LIMIT ${SHOWN}`,
    )
    .map(({ date, ...line }) => ({ ...line, on: date }))

/** Postings that moved the client account until a day and that no line of the bank belongs to, the oldest first. */
export const openPostings = (store: Store, upTo: DateOnly): UnmatchedPosting[] =>
  store
    .rows<PostingRow>(
      `SELECT e.n, e.date, sum(e.amount) AS amount, p.conveyance_id,
         json_extract(c.doc, '$.ref') AS ref, json_extract(p.doc, '$.act.act') AS act,
         json_extract(p.doc, '$.other_party') AS other_party
       FROM ledger_entries e JOIN ledger_postings p ON p.n = e.n
       LEFT JOIN conveyances c ON c.id = p.conveyance_id
       WHERE e.account = 'clientBank' AND e.date <= ?
         AND NOT EXISTS (SELECT 1 FROM bank_lines b WHERE b.posting = e.n)
       GROUP BY e.n HAVING sum(e.amount) <> 0 ORDER BY e.n`,
      upTo,
    )
    .map(({ date, act, ...posting }) => ({ ...posting, on: date, title: actTitles[act] ?? act }))
