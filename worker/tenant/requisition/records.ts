import { caseRecordsOf } from '#tenant/conveyance/case-records'
import type { RequestContext } from '#tenant/runtime/context'
import { requisitionDocument } from './document.ts'

export const requisitionsOf = ({ store }: Pick<RequestContext, 'store'>) =>
  caseRecordsOf(store, requisitionDocument)
