import type { CaseFile } from '#domain/conveyance/api'
import { caseFileOf } from '#domain/conveyance/case-file'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { Store } from '#tenant/core/store'
import { receiptsBarring } from '#tenant/funds/receipt/standing'
import { riskMissing } from '#tenant/risk/standing'
import { matchesIn, ownersMissing, sanctionsMissing } from '#tenant/sanctions/screening'

type At = { readonly store: Store; readonly today: string }

/** A case for staff, with everything that stops its next act. */
export const caseFileFor = ({ store, today }: At, records: CaseRecords): CaseFile => {
  const { conveyance } = records
  const matches = matchesIn(store, conveyance)
  return caseFileOf(records, today, [
    ...sanctionsMissing(store, conveyance, matches),
    ...ownersMissing(store, conveyance),
    ...riskMissing({ store, today }, conveyance, matches),
    ...receiptsBarring({ store, today }, records),
  ])
}
