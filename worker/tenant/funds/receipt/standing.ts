import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import { complianceHref } from '#domain/conveyance/evidence/acts'
import type { DateOnly } from '#domain/dates'
import { uncheckedGivers } from '#domain/funds/acts'
import { asksForFunds } from '#domain/funds/asked'
import { explainReceipts, receiptFigures } from '#domain/funds/receipt/explaining'
import { heldIn, receivedBy } from '#domain/funds/receipt/postings'
import type { FundsReceipt } from '#domain/funds/receipt/receipt'
import { formatPence } from '#domain/money'
import { type Missing, wrongState } from '#domain/refusal'
import type { Store } from '#tenant/core/store'
import { identityChecksOf } from '#tenant/identity/stored'
import { postingsOf } from '#tenant/ledger/postings'
import { fundsOf } from '../stored.ts'
import { fundsReceiptsOf } from './stored.ts'

type At = { readonly store: Store; readonly today: DateOnly }

/** Everything that the receipts of a case are held against. */
export const receiptCase = ({ store, today }: At, caseId: string) => {
  const statements = fundsOf(store).ofCase(caseId)
  const checks = identityChecksOf(store).ofCase(caseId)
  const postings = postingsOf(store).ofCase(caseId)
  const receipts = fundsReceiptsOf(store).of([caseId])
  const unchecked = statements.flatMap((it) => uncheckedGivers(it, { checks, today }))
  return {
    statements,
    receipts,
    received: receivedBy(postings, caseId),
    held: heldIn(receipts, postings),
    unchecked: new Set(unchecked.map(({ id }) => id)),
  }
}
export type ReceiptCase = ReturnType<typeof receiptCase>

const explainedIn = (at: At, caseId: string) => explainReceipts(receiptCase(at, caseId))

/** Whether everybody who gives a receipt that waits has been checked. */
export const isChecked = ({ unchecked }: Pick<ReceiptCase, 'unchecked'>, receipt: FundsReceipt) =>
  receipt.sources.length > 0 && receipt.sources.every(({ part }) => !unchecked.has(part))

/** What of each receipt is not explained, by the number of its posting. */
export const unexplainedIn = (at: At, caseId: string): ReadonlyMap<number, number> =>
  new Map(explainedIn(at, caseId).map(({ n, unexplained }) => [n, unexplained]))

/** What stops the deposit and the completion money: receipts that no part of the narrative explains. */
export const receiptsMissing = (at: At, records: CaseRecords): Missing[] => {
  const { conveyance } = records
  if (!asksForFunds(records)) return []
  // Without a statement there is no narrative, which the case is asked for before it exchanges.
  if (fundsOf(at.store).ofCase(conveyance.id).length === 0) return []
  const { unexplained } = receiptFigures(explainedIn(at, conveyance.id))
  return unexplained === 0 ? [] : [missingFor(conveyance, unexplained)]
}

const missingFor = ({ id }: Pick<Conveyance, 'id'>, unexplained: number): Missing => ({
  what: `${formatPence(unexplained)} received is not explained by the source of funds`,
  href: `${complianceHref(id)}#receipts`,
})

/** What stops exchange, or completion where nothing is exchanged. */
export const receiptsBarring = (at: At, records: CaseRecords): Missing[] =>
  records.conveyance.facts.exchanged ? [] : receiptsMissing(at, records)

/** Throws 409 while money of a case is unexplained that has not exchanged. */
export const assertExplained = (at: At, records: CaseRecords) => {
  const missing = receiptsBarring(at, records)
  if (missing.length > 0)
    throw wrongState(
      'funds.unexplained',
      'Every receipt has to be tied to the source of funds first.',
      missing,
    )
}
