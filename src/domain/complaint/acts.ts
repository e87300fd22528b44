import { type Acts, firstRefusal, refuseIf } from '#domain/act'
import { type ActingPerson, mayUse } from '#domain/user/acting-person'
import type { Complaint } from './complaint.ts'

export type ComplaintAct = 'note' | 'hand_over' | 'close'

/** What somebody may do about a complaint, and why not. */
export const complaintActs = (
  { status }: Pick<Complaint, 'status'>,
  person: ActingPerson,
): Acts<ComplaintAct> => {
  const verdict = firstRefusal(
    mayUse(person, ['complaints.update']),
    refuseIf(status === 'closed', 'complaint.closed', 'This complaint has been answered.'),
  )
  return { note: verdict, hand_over: verdict, close: verdict }
}
