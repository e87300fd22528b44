import { effectOf } from '#domain/ledger/entry'
import type { PostingRecord } from '#domain/ledger/posting-record'
import { sum } from '#domain/money'
import type { FundsReceipt } from './receipt.ts'

const RECEIPTS: ReadonlySet<string> = new Set([
  'receive_client',
  'stakeholder_deposit',
  'receive_lender',
  'allocate_suspense',
])

/** The numbers of postings that a reversal or the bank has undone. */
const undoneIn = (postings: readonly PostingRecord[]): ReadonlySet<number> =>
  new Set(postings.flatMap(({ reverses, dishonours }) => reverses ?? dishonours ?? []))

const intoCase = ({ entries }: PostingRecord, caseId: string) =>
  sum(entries.filter(({ account }) => account.endsWith(`:${caseId}`)).map(effectOf))

/** A receipt of client money of a case as its ledger has it. */
export type ReceivedMoney = Pick<PostingRecord, 'n' | 'narrative' | 'other_party'> & {
  readonly on: string
  readonly amount: number
  readonly isLender: boolean
}

/** The client money that a case received and that nothing has undone, in the order of posting. */
export const receivedBy = (
  postings: readonly PostingRecord[],
  caseId: string,
): readonly ReceivedMoney[] => {
  const undone = undoneIn(postings)
  return postings
    .filter(({ n, act }) => RECEIPTS.has(act.act) && act.case === caseId && !undone.has(n))
    .map((posting) => ({
      n: posting.n,
      on: posting.date,
      narrative: posting.narrative,
      other_party: posting.other_party,
      amount: intoCase(posting, caseId),
      isLender: posting.act.act === 'receive_lender',
    }))
}

/** The money for a case that is still in suspense: neither allocated, nor returned, nor undone. */
export const heldIn = (
  receipts: readonly FundsReceipt[],
  postings: readonly PostingRecord[],
): readonly FundsReceipt[] => {
  const undone = undoneIn(postings)
  return receipts.filter(
    ({ suspense, posting, returned }) =>
      suspense !== null &&
      returned === null &&
      !undone.has(suspense) &&
      (posting === null || undone.has(posting)),
  )
}
