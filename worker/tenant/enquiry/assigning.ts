import type { EnquiryAssignment } from '#domain/enquiry/bodies'
import { assertOpen, next } from '#domain/enquiry/changing'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import type { Named } from '#domain/party'
import { invalid } from '#domain/refusal'
import { fullName } from '#domain/user/user'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import type { RequestContext } from '#tenant/runtime/context'
import { changeAll, numbersOf } from './changing-enquiries.ts'

/** Throws 422 for somebody who does not work at the firm. */
const colleague = ({ users }: RequestContext, id: string): Named => {
  const found = users.activeStaff().find((it) => it.id === id)
  if (found === undefined) throw invalid({ assignee_id: ['Choose a colleague from the list.'] })
  return { id: found.id, name: fullName(found) }
}

/** Gives enquiries of a case to a colleague, who is told, or back to the fee earner. */
export const assignEnquiries = (
  context: RequestContext,
  id: string,
  { enquiries, assignee_id }: EnquiryAssignment,
): CaseEnquiry[] => {
  const assignee = assignee_id === null ? null : colleague(context, assignee_id)
  const { conveyance, changed } = changeAll(context, id, enquiries, (enquiry) => {
    assertOpen(enquiry)
    return next(enquiry, { assignee })
  })
  const to = assignee ?? conveyance.fee_earner
  const detail = { numbers: numbersOf(changed), to: to.name }
  context.recordEvents(
    [{ name: 'enquiry.assigned', ...ofCase(conveyance), changed: ['enquiries'], detail }],
    { users: [...new Set([...staffOfCase(conveyance).users, to.id])] },
  )
  return changed
}
