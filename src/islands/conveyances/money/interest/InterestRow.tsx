import { Status } from '#components/Marks.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { interestActs } from '#domain/interest/acts'
import type { Interest } from '#domain/interest/interest'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { money, shortDate } from '#lib/format'
import type { OpenInterest } from './InterestForms.tsx'
import { Working } from './Working.tsx'

type Props = {
  caseFile: CaseDetail
  interest: Interest
  onOpen: (open: OpenInterest) => void
}

const statuses = {
  proposed: ['half', 'Waiting for approval'],
  posted: ['good', 'Posted'],
  rejected: ['bad', 'Rejected'],
} as const

export const InterestRow = ({ interest, ...props }: Props) => {
  const [tone, word] = statuses[interest.status]
  return (
    <li>
      <Working working={interest.working} name="Interest" />
      <span>
        <Status tone={tone}>{word}</Status>
        <small className="evidence">{peopleOf(interest)}</small>
      </span>
      <Actions interest={interest} {...props} />
    </li>
  )
}

const peopleOf = ({ proposed, posted, rejected }: Interest) =>
  [
    `proposed by ${proposed.by.name}`,
    posted && `approved by ${posted.by.name}, ${shortDate(posted.on)}, ledger ${posted.posting}`,
    rejected && `${rejected.by.name}: ${rejected.reason}`,
  ]
    .filter(Boolean)
    .join(' · ')

const choices = [
  ['approve', 'Approve and post', 'check'],
  ['reject', 'Reject', 'ban'],
] as const

const Actions = ({ caseFile, interest, onOpen }: Props) => {
  const acts = interestActs(useActingPerson(), caseFile.conveyance, interest)
  if (interest.status !== 'proposed') return <span />
  return (
    <RowMenu
      className="icon-btn"
      label={`Actions for the interest of ${money(interest.working.amount)}`}
      choices={choices.map(([name, label, icon]) => ({
        key: name,
        label,
        icon,
        why: reasonAgainst(acts[name]),
        onChoose: () => onOpen({ name, interest }),
      }))}
    />
  )
}
