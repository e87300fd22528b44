import { type CaseEnquiry, holderOf } from '#domain/enquiry/enquiry'
import type { LiveEnquiry, LiveQuery } from '#domain/enquiry/queue/api'
import type { RequestContext } from '#tenant/runtime/context'
import { acrossCases, withCase } from '#tenant/undertaking/register'
import { caseEnquiryDocument } from './document.ts'

const OPEN = `status NOT IN ('accepted', 'withdrawn', 'covered_by_indemnity')`

/** The open enquiries of the firm, of cases in the person’s scope. */
export const liveEnquiries = (
  context: RequestContext,
  { holder, due }: LiveQuery,
): LiveEnquiry[] => {
  const isLate = due === 'overdue'
  const asked = isLate
    ? { where: `${OPEN} AND due_on < ?`, bindings: [context.today] }
    : { where: OPEN, bindings: [] }
  return acrossCases<CaseEnquiry>(context, caseEnquiryDocument, asked)
    .filter((it) => holder === undefined || holderOf(it) === holder)
    .map((it) => withCase(context, it))
}
