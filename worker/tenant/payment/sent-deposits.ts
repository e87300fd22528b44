import type { Payment } from '#domain/payment/payment'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import type { RequestContext } from '#tenant/runtime/context'
import { paymentDocument } from './document.ts'

/** The deposits that were paid from the client money of a case. */
export const sentDeposits = ({ store }: Pick<RequestContext, 'store'>, id: string): Payment[] =>
  caseRecordsOf(store, paymentDocument)
    .of([id])
    .filter(({ purpose, status }) => purpose === 'deposit' && status === 'sent')
