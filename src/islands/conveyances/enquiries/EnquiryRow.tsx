import { Chip, Gauge } from '#components/Marks.tsx'
import type { Choice } from '#components/overlay/Menu.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import { reasonAgainst } from '#domain/act'
import { chasedText } from '#domain/enquiry/chasing/chasing'
import { declineText } from '#domain/enquiry/decline'
import { mayApproveDecline } from '#domain/enquiry/decline-approval'
import { type CaseEnquiry, holderOf, isEnquiryOverdue, isSettled } from '#domain/enquiry/enquiry'
import { holderLabels } from '#domain/enquiry/labels'
import { hasUnsentReply } from '#domain/enquiry/sending'
import { workingDaysBetween } from '#domain/working-days'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { dayOf, shortDate, today } from '#lib/format'
import { Acceptance } from './Acceptance.tsx'
import type { OneEnquiry, OpenEnquiry } from './EnquiryForms.tsx'
import { QuestionState } from './QuestionState.tsx'
import { useClassifications } from './use-classifications.ts'

type Props = {
  enquiry: CaseEnquiry
  why: string | undefined
  isPicked: boolean | null
  onPick: (isPicked: boolean) => void
  onOpen: (open: OpenEnquiry) => void
}

export const EnquiryRow = ({ enquiry, why, isPicked, onPick, onOpen }: Props) => {
  const holder = holderOf(enquiry)
  return (
    <tr className={isSettled(enquiry) ? 'over' : ''}>
      <td>
        {isPicked !== null && !isSettled(enquiry) && (
          <PickBox number={enquiry.number} isPicked={isPicked} onPick={onPick} />
        )}
      </td>
      <td className="num">{enquiry.number}</td>
      <td>
        <Words enquiry={enquiry} />
      </td>
      <td className={holder ? '' : 'none'}>
        {holder ? holderLabels[holder] : '–'}
        {holder && <Held enquiry={enquiry} />}
      </td>
      <td className={hasAnswer(enquiry) ? '' : 'none'}>
        <Answer enquiry={enquiry} />
      </td>
      <td className={hasOutcome(enquiry) ? '' : 'none'}>
        <Acceptance enquiry={enquiry} />
      </td>
      <Due enquiry={enquiry} />
      <td>
        <Actions enquiry={enquiry} why={why} onOpen={onOpen} />
      </td>
    </tr>
  )
}

/** For how long its holder has had it, beside what is usual. */
const Held = ({ enquiry }: { enquiry: CaseEnquiry }) => {
  const { classification, held_since } = enquiry
  const usual = useClassifications().find(({ code }) => code === classification)?.sla_wd
  const elapsed = workingDaysBetween(held_since, today())
  return (
    <>
      <small className="evidence">
        {usual !== undefined && <Gauge elapsed={elapsed} usual={usual} />} since{' '}
        {shortDate(held_since)}
      </small>
      <Dealing enquiry={enquiry} />
    </>
  )
}

/** The colleague who deals with it, and how often its holder was chased. */
const Dealing = ({ enquiry }: { enquiry: CaseEnquiry }) => {
  const { assignee } = enquiry
  const text = [assignee && `${assignee.name} deals with it`, chasedText(enquiry)]
  return <small className="evidence">{text.filter(Boolean).join(', ')}</small>
}

const hasAnswer = ({ status, reply, decline }: CaseEnquiry) =>
  status === 'raised' || reply !== null || decline !== null

const hasOutcome = ({ status, settlement }: CaseEnquiry) =>
  settlement !== null || ['not_satisfied', 'answered', 'declined'].includes(status)

const Due = ({ enquiry }: { enquiry: CaseEnquiry }) => {
  const due = isSettled(enquiry) ? null : enquiry.due_on
  return (
    <td className={`num ${isEnquiryOverdue(enquiry, today()) ? 'bad' : ''} ${due ? '' : 'none'}`}>
      {due && <span className="label">Due </span>}
      {due ? shortDate(due) : '–'}
    </td>
  )
}

const Actions = ({ enquiry, why, onOpen }: Pick<Props, 'enquiry' | 'why' | 'onOpen'>) => {
  const mayApprove = reasonAgainst(mayApproveDecline(useActingPerson()))
  return (
    <RowMenu
      className="icon-btn"
      label={`Actions for enquiry ${enquiry.number}`}
      choices={choicesOf(enquiry, why, onOpen, mayApprove)}
    />
  )
}

type PickProps = { number: number; isPicked: boolean; onPick: (isPicked: boolean) => void }

const PickBox = ({ number, isPicked, onPick }: PickProps) => (
  <input
    type="checkbox"
    aria-label={`Choose enquiry ${number}`}
    checked={isPicked}
    onChange={(event) => onPick(event.target.checked)}
  />
)

const Words = ({ enquiry }: { enquiry: CaseEnquiry }) => {
  const { parent, text, reason, comment, classification, section, label } = enquiry
  const whose = enquiry.direction === 'we_answer' ? 'their' : 'our'
  const name = useClassifications().find(({ code }) => code === classification)?.name
  const details = [name, section, label && `${whose} number ${label}`]
  return (
    <>
      {parent && <small className="evidence">{parent}</small>}
      <b className="med">{text}</b>
      {reason && <small className="evidence">We ask because: {reason}</small>}
      <small className="evidence">{details.filter(Boolean).join(' · ')}</small>
      {comment && <small className="evidence">“{comment}”</small>}
      {enquiry.direction === 'we_answer' && <QuestionState enquiryId={enquiry.id} />}
    </>
  )
}

const sentText = ({ reply_sent }: CaseEnquiry) =>
  reply_sent && `Sent by ${reply_sent.by.name}, ${shortDate(dayOf(reply_sent.at))}`

const Sent = ({ enquiry }: { enquiry: CaseEnquiry }) => {
  const text = hasUnsentReply(enquiry) ? 'Not sent to the other side yet' : sentText(enquiry)
  return text && <small className="evidence">{text}</small>
}

const Answer = ({ enquiry }: { enquiry: CaseEnquiry }) => {
  const { status, reply, decline } = enquiry
  if (status === 'raised') return <span className="mute">Draft</span>
  if (decline)
    return (
      <>
        <Chip tone="warn">{decline.approval ? 'Declined' : 'Decline to approve'}</Chip>
        <small className="evidence">{declineText(decline)}</small>
        <Sent enquiry={enquiry} />
      </>
    )
  if (!reply) return '–'
  return (
    <>
      {shortDate(dayOf(reply.at))}
      <small className="evidence">{reply.text}</small>
      <Sent enquiry={enquiry} />
    </>
  )
}

const settledWhy = 'This enquiry is settled. Reopen it first.'

const choicesOf = (
  enquiry: CaseEnquiry,
  why: string | undefined,
  onOpen: Props['onOpen'],
  mayApprove: string | undefined,
): readonly Choice[] => {
  const open = isSettled(enquiry) ? (why ?? settledWhy) : why
  const declines =
    enquiry.direction === 'we_answer' ? open : 'Only the side that answers can decline.'
  const choice = (
    name: OneEnquiry['name'],
    label: string,
    icon: NonNullable<Choice['icon']>,
    against: string | undefined,
  ): Choice => ({ key: name, label, icon, why: against, onChoose: () => onOpen({ name, enquiry }) })
  return [
    ...(enquiry.status === 'decline_proposed'
      ? [choice('approval', 'Approve the decline', 'circle-check', why ?? mayApprove)]
      : []),
    choice('outcome', 'Record the outcome', 'check', open),
    choice('decline', 'Decline', 'ban', declines),
    choice('indemnity', 'Cover by indemnity', 'shield-check', open),
    choice('change', 'Change', 'pen-line', open),
    ...(isSettled(enquiry) ? [choice('reopen', 'Reopen', 'history', why)] : []),
  ]
}
