import { Chip } from '#components/Marks.tsx'
import type { CaseEnquiry, Indemnity } from '#domain/enquiry/enquiry'
import { statusLabels } from '#domain/enquiry/labels'
import { longDate, money } from '#lib/format'

/** What the side that asked said of an enquiry, or that they have not. */
export const Acceptance = ({ enquiry }: { enquiry: CaseEnquiry }) => {
  const { status, settlement, indemnity } = enquiry
  if (status === 'not_satisfied') return <span className="bad">Not satisfied</span>
  if (settlement)
    return (
      <>
        <Chip tone={status === 'accepted' ? 'good' : 'plain'}>{statusLabels[status]}</Chip>
        <small className="evidence">
          {settlement.name}
          {indemnity && `, ${policyText(indemnity)}`}
        </small>
        {indemnity?.conditions && (
          <small className="evidence">Conditions: {indemnity.conditions}</small>
        )}
      </>
    )
  return status === 'answered' || status === 'declined' ? 'Acceptance awaited' : '–'
}

/** 'Cover Co L1, limit £250,000, until 3 May' */
const policyText = ({ insurer, policy_number, limit, expires_on }: Indemnity) =>
  [
    `${insurer} ${policy_number}`,
    `limit ${money(limit)}`,
    ...(expires_on ? [`until ${longDate(expires_on)}`] : []),
  ].join(', ')
