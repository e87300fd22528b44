import { heldIn } from '#domain/funds/receipt/postings'
import { sum } from '#domain/money'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { type StoredDocument, selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { postingsOf } from '#tenant/ledger/postings'
import { fundsReceiptDocument } from './document.ts'

export const fundsReceiptsOf = (store: Store) => caseRecordsOf(store, fundsReceiptDocument)

/** The gifts for a case that wait in suspense. */
export const heldOf = (store: Store, caseId: string) =>
  heldIn(fundsReceiptsOf(store).of([caseId]), postingsOf(store).ofCase(caseId))

/** How much of all that lies in suspense waits for the check of a giver, of every case. */
export const heldInSuspense = (store: Store): number => {
  const rows = store.rows<StoredDocument>(
    `${selectDocuments(fundsReceiptDocument)} WHERE suspense IS NOT NULL`,
  )
  const receipts = parseReadable(store, fundsReceiptDocument, rows)
  if (receipts.length === 0) return 0
  const cases = [...new Set(receipts.map(({ conveyance_id }) => conveyance_id))]
  const postings = cases.flatMap((id) => postingsOf(store).ofCase(id))
  return sum(heldIn(receipts, postings).map(({ amount }) => amount))
}
