import { caseRecordsOf } from '#tenant/conveyance/case-records'
import type { Store } from '#tenant/core/store'
import { ownershipDocument } from './document.ts'

/** Who owns the companies of cases. */
export const ownershipsOf = (store: Store) => caseRecordsOf(store, ownershipDocument)
