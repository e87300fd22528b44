import { assertAllowed } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { asksForFunds } from '#domain/funds/asked'
import { caseOfAccount } from '#domain/ledger/account'
import { mayPost } from '#domain/ledger/acts'
import type { LedgerEntry } from '#domain/ledger/bodies'
import { caseLedgerOf } from '#domain/ledger/case-view'
import { actOfEntry, isDueOn, wordsOfEntry } from '#domain/ledger/entry-act'
import { reasonTexts } from '#domain/ledger/labels'
import type { PostingRecord } from '#domain/ledger/posting-record'
import type { CaseLedger } from '#domain/ledger/view'
import { stale, wrongState } from '#domain/refusal'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { assertNotHeld, holdGift, isHeldGift } from '#tenant/funds/receipt/holding'
import { unexplainedIn } from '#tenant/funds/receipt/standing'
import type { RequestContext } from '#tenant/runtime/context'
import { assertBillable, fileBill } from './bill-filing.ts'
import { caseBooksOf } from './case-books.ts'
import { postedDetail, postToBooks } from './posting.ts'
import { postingsOf } from './postings.ts'

/** Throws 404 out of scope. */
export const ledgerOf = (context: RequestContext, id: string): CaseLedger => {
  const records = context.conveyances.records(id)
  const { books, postings } = caseBooksOf(context, [records])
  const unexplained = asksForFunds(records) ? unexplainedIn(context, id) : new Map()
  return caseLedgerOf(books, postings, { caseRef: id, today: context.today, unexplained })
}

/** Throws 409 with the ledger as it is when something was posted since `version`. */
export const requireFreshLedger = (context: RequestContext, id: string, version: number) => {
  const ledger = ledgerOf(context, id)
  if (ledger.version !== version) throw stale(ledger)
}

const billNumber = ({ store }: RequestContext) => {
  const row = store.row<{ count: number }>(
    'SELECT count(*) AS count FROM ledger_postings WHERE bill IS NOT NULL',
  )
  return `B-${String((row?.count ?? 0) + 1).padStart(5, '0')}`
}

/** Throws 409 for a bill that was delivered to another case: the books of this one do not hold it. */
const assertOwnBill = ({ store }: RequestContext, id: string, entry: LedgerEntry) => {
  if (entry.act !== 'costs' && entry.act !== 'credit') return
  const found = store.row<{ conveyance_id: string }>(
    'SELECT conveyance_id FROM ledger_postings WHERE bill = ?',
    entry.bill,
  )
  if (found !== null && found.conveyance_id !== id)
    throw wrongState('ledger.bill_of_another_case', reasonTexts.bill_of_another_case)
}

/** The other cases of the posting that a correction undoes; throws 404 for one out of scope. */
const othersUndone = (
  { store, conveyances }: RequestContext,
  id: string,
  entry: LedgerEntry,
): readonly Conveyance[] => {
  const undone = 'of' in entry ? postingsOf(store).find(entry.of) : null
  const touched = new Set(undone?.entries.flatMap(({ account }) => caseOfAccount(account) ?? []))
  // A posting of other cases alone is none that can be undone from here.
  if (!touched.has(id)) return []
  return [...touched].filter((it) => it !== id).map((it) => conveyances.get(it))
}

const recordPosted = (
  context: RequestContext,
  conveyance: Conveyance,
  entry: LedgerEntry,
  posting: PostingRecord,
) => {
  const about = { ...ofCase(conveyance), changed: ['ledger'] }
  const detail = postedDetail(posting)
  context.recordEvents(
    [
      'of' in entry
        ? { name: 'ledger.corrected', ...about, detail: { ...detail, of: entry.of } }
        : { name: 'ledger.posted', ...about, detail },
    ],
    staffOfCase(conveyance),
  )
}

/** Posts to the ledger of a case. Throws 403 without permission, 409 for a stale version or what a rule refuses. */
export const postEntry = (context: RequestContext, id: string, entry: LedgerEntry): CaseLedger => {
  const conveyance = context.conveyances.get(id)
  assertAllowed(mayPost(context.person, conveyance))
  requireFreshLedger(context, id, entry.version)
  if (entry.act === 'bill') assertBillable(context, entry)
  assertOwnBill(context, id, entry)
  const others = othersUndone(context, id, entry)
  const cases = [conveyance, ...others].map((it) => ({ conveyance: it }))
  if (isHeldGift(context, context.conveyances.records(id), entry)) {
    recordPosted(context, conveyance, entry, holdGift(context, conveyance, entry))
    return ledgerOf(context, id)
  }
  const { books } = caseBooksOf(context, cases, entry.act === 'allocation')
  if (entry.act === 'allocation') assertNotHeld(context, { books }, entry.amount)
  const isDue = entry.act === 'release' && isDueOn(conveyance, entry)
  const act = actOfEntry(entry, { bill: billNumber(context), isDue })
  const posting = postToBooks(
    context,
    books,
    { ...act, case: id, date: entry.on, by: context.by.id },
    wordsOfEntry(entry),
  )
  if (entry.act === 'bill') fileBill(context, conveyance, posting, entry)
  for (const it of [conveyance, ...others]) recordPosted(context, it, entry, posting)
  return ledgerOf(context, id)
}
