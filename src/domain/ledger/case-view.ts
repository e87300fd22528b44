import type { DateOnly } from '#domain/dates'
import { type Pence, sum } from '#domain/money'
import { accountOf, type Books, balance } from './books.ts'
import { effectOf } from './entry.ts'
import { spendableOf } from './funds.ts'
import { actTitle } from './labels.ts'
import { abatedOf, billsOf, paidOf } from './posting/bill-sums.ts'
import { costsLimitOf } from './posting/costs-limit.ts'
import type { PostingRecord } from './posting-record.ts'
import type { CaseLedger, LedgerBill, LedgerRow } from './view.ts'

const CLEARING: ReadonlySet<string> = new Set([
  'receive_client',
  'stakeholder_deposit',
  'receive_lender',
])
const FINAL: ReadonlySet<string> = new Set(['reverse', 'dishonour', 'webhook'])

const effectOn = ({ entries }: PostingRecord, accounts: readonly string[]): Pence =>
  sum(entries.filter(({ account }) => accounts.includes(account)).map(effectOf))

const clearsOn = ({ date, entries }: PostingRecord): DateOnly | null =>
  entries.find(({ clearedOn }) => clearedOn !== undefined && clearedOn > date)?.clearedOn ?? null

type Of = {
  readonly caseRef: string
  readonly today: DateOnly
  /** What of each receipt no part of the source of funds explains, by the number of its posting. */
  readonly unexplained?: ReadonlyMap<number, Pence>
}

const unexplainedOf = (amount: Pence | undefined) => (amount ? { unexplained: amount } : {})

/** The postings of a case as rows, each with what the case holds and owes after it. */
const rowsOf = (postings: readonly PostingRecord[], { caseRef, unexplained }: Of): LedgerRow[] => {
  const trust = ['client', 'stakeholder', 'lender'].map((kind) => accountOf(kind, caseRef))
  const office = [accountOf('office', caseRef)]
  const undoneBy = new Map(
    postings.flatMap(({ n, reverses, dishonours }) => {
      const of = reverses ?? dishonours
      return of === undefined ? [] : [[of, n] as const]
    }),
  )
  let [held, owed] = [0, 0]
  return postings
    .filter(({ entries }) => entries.some(({ account }) => [...trust, ...office].includes(account)))
    .map((posting) => {
      const { n, act } = posting
      const [client, toOffice] = [effectOn(posting, trust), effectOn(posting, office)]
      held += client
      owed += toOffice
      const undone = undoneBy.get(n) ?? null
      const canUndo = undone === null && !FINAL.has(act.act)
      return {
        n,
        on: posting.date,
        title: actTitle(act),
        narrative: posting.narrative,
        other_party: posting.other_party,
        client,
        office: toOffice,
        held,
        owed,
        clears_on: clearsOn(posting),
        by: posting.by,
        approved_by: posting.approved_by,
        undoes: posting.reverses ?? posting.dishonours ?? null,
        undone_by: undone,
        ...unexplainedOf(unexplained?.get(n)),
        can: { reverse: canUndo, dishonour: canUndo && CLEARING.has(act.act) },
      }
    })
}

const billRowsOf = (
  books: Books,
  postings: readonly PostingRecord[],
  { caseRef, today }: { readonly caseRef: string; readonly today: DateOnly },
): LedgerBill[] =>
  billsOf(books, caseRef).map((bill) => {
    const { number, taxable, total, disbursements } = bill
    const posting = postings.find((it) => it.bill?.number === number)
    const { net, vat } = abatedOf(books, number)
    const paid = paidOf(books, number)
    const { unpaid, most } = costsLimitOf(books, bill, today)
    return {
      number,
      on: posting?.date ?? '',
      narrative: posting?.narrative ?? '',
      net: sum(taxable.map((it) => it.net)),
      vat: sum(taxable.map((it) => it.vat)),
      disbursements,
      total,
      credited: net + vat,
      paid,
      left: total - net - vat - paid,
      unpaid,
      takeable: most,
    }
  })

/** The ledger of a case as staff see it on a day. */
export const caseLedgerOf = (
  books: Books,
  postings: readonly PostingRecord[],
  of: Of,
): CaseLedger => {
  const { caseRef, today } = of
  const rows = rowsOf(postings, of)
  return {
    version: rows.at(-1)?.n ?? 0,
    client: balance(books, 'client', caseRef),
    cleared: spendableOf(books, accountOf('client', caseRef), today),
    stakeholder: balance(books, 'stakeholder', caseRef),
    lender: balance(books, 'lender', caseRef),
    office: balance(books, 'office', caseRef),
    managed_by: books.setup.cases[caseRef]?.managedBy ?? null,
    rows,
    bills: billRowsOf(books, postings, { caseRef, today }),
  }
}
