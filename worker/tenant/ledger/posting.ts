import type { LedgerAct } from '#domain/ledger/act'
import type { Books } from '#domain/ledger/books'
import { actTitle } from '#domain/ledger/labels'
import { postAct } from '#domain/ledger/post'
import type { PostingRecord } from '#domain/ledger/posting-record'
import type { LedgerReason } from '#domain/ledger/reason'
import { refusalText } from '#domain/ledger/refusal-text'
import { type Pence, sum } from '#domain/money'
import { wrongState } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { postingsOf } from './postings.ts'

export type Words = Pick<PostingRecord, 'narrative' | 'other_party'> &
  Partial<Pick<PostingRecord, 'by' | 'approved_by'>>

/** The 409 of a rule of the books. */
export const ledgerRefusal = (books: Books, act: LedgerAct, reason: LedgerReason) =>
  wrongState(`ledger.${reason}`, refusalText(books, act, reason))

/** The books after an act, with its posting; throws 409 with the reason of the rule that refuses it. */
export const postedIn = (books: Books, act: LedgerAct) => {
  const { outcome, refused, books: after } = postAct(books, act)
  const posting = after.postings.at(-1)
  const reason = refused[0]?.reason
  if (reason !== undefined) throw ledgerRefusal(books, act, reason)
  if (outcome !== 'posted' || posting === undefined)
    throw ledgerRefusal(books, act, 'idempotency_mismatch')
  return { after, posting }
}

/** Adds an act to the books, or throws 409 and adds nothing. */
export const postToBooks = (
  context: Pick<RequestContext, 'store' | 'by' | 'now'>,
  books: Books,
  act: Omit<LedgerAct, 'n'>,
  { narrative, other_party, by = context.by, approved_by = null }: Words,
): PostingRecord => {
  const rows = postingsOf(context.store)
  const { posting } = postedIn(books, { ...act, n: rows.next() })
  return rows.insert(posting, {
    narrative,
    other_party,
    by: { id: by.id, name: by.name },
    approved_by,
    at: context.now,
  })
}

/** What a posting is called, and the whole amount that it moved. */
export const postedDetail = ({ n, act, entries, narrative }: PostingRecord) => {
  const amount: Pence = sum(
    entries.filter(({ side }) => side === 'debit').map((entry) => entry.amount),
  )
  return { n, title: actTitle(act), amount: act.amount ?? amount, narrative }
}
