import { EnquiryStatus } from '#domain/enquiry/enquiry'
import { type EnquiryProgress, enquiryProgress } from '#domain/enquiry/progress'
import type { Store } from '#tenant/core/store'
import { classificationsOf } from './classification/classifications.ts'

type Row = { conveyance_id: string; classification: string; status: string; count: number }

const tally = ({ classification, status, count }: Row) => {
  const known = EnquiryStatus.options.find((it) => it === status)
  return known === undefined ? [] : [{ classification, status: known, count }]
}

/** What agents and clients read of the enquiries of some cases, by case; null for a case without any. */
export const enquiryProgressOf = (store: Store, conveyanceIds: readonly string[]) => {
  const rows = store.rows<Row>(
    `SELECT conveyance_id, classification, status, COUNT(*) AS count FROM case_enquiries
     WHERE conveyance_id IN (SELECT value FROM json_each(?)) GROUP BY 1, 2, 3`,
    JSON.stringify(conveyanceIds),
  )
  const classifications = rows.length === 0 ? [] : classificationsOf(store).all()
  const byCase = Map.groupBy(rows, ({ conveyance_id }) => conveyance_id)
  return (conveyanceId: string): EnquiryProgress | null =>
    enquiryProgress((byCase.get(conveyanceId) ?? []).flatMap(tally), classifications)
}
