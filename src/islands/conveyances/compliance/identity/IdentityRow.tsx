import { Status } from '#components/Marks.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import { type Acts, reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { type IdentityAct, identityActs, mayLook } from '#domain/identity/acts'
import { identityPapers, identityRoles, identityStandings } from '#domain/identity/labels'
import type { IdentityStanding } from '#domain/identity/standing'
import type { IdentityView } from '#domain/identity/view'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { dayOf, shortDate } from '#lib/format'
import type { OpenIdentity } from './IdentityForms.tsx'

type Props = {
  caseFile: CaseDetail
  person: IdentityView
  onOpen: (open: OpenIdentity) => void
  onReview: () => void
}

/** One person: how their check stands, who did what, and what is next. */
export const IdentityRow = ({ caseFile, person, onOpen, onReview }: Props) => {
  const acting = useActingPerson()
  const acts = identityActs(acting, caseFile.conveyance, person.check)
  return (
    <div className="identity-row">
      <span>
        <b className="med">{person.name}</b>
        <small className="evidence">{identityRoles[person.role]}</small>
      </span>
      <span>
        <Status tone={tones[person.standing]}>{identityStandings[person.standing]}</Status>
        <small className="evidence">{whoAndWhen(person)}</small>
      </span>
      <span>{restsOn(person)}</span>
      <span className="identity-next">
        {mayLook(acting) && (
          <button type="button" className="btn small" onClick={onReview}>
            {person.standing === 'second_person' ? 'Look and approve' : 'Open'}
            <span className="sr"> the check of {person.name}</span>
          </button>
        )}
        <More acts={acts} person={person} onOpen={onOpen} />
      </span>
    </div>
  )
}

const tones: Readonly<Record<IdentityStanding, 'on' | 'half' | 'good' | 'warn' | 'bad'>> = {
  not_started: 'half',
  waiting_for_client: 'half',
  with_us: 'on',
  second_person: 'warn',
  passed: 'good',
  failed: 'bad',
  expired: 'bad',
}

const whoAndWhen = ({ check, standing, valid_until }: IdentityView) => {
  const { asked, sent_at, review, passed, rounds } = check
  if (passed && review && valid_until)
    return `${review.by.name}, approved by ${passed.by.name} on ${shortDate(dayOf(passed.at))}; until ${shortDate(valid_until)}`
  if (passed && valid_until) return `Until ${shortDate(valid_until)}`
  if (standing === 'second_person' && review)
    return `Reviewed by ${review.by.name} on ${shortDate(dayOf(review.at))}`
  if (standing === 'waiting_for_client' && asked)
    return `Asked by ${asked.by.name} on ${shortDate(dayOf(asked.at))}`
  const last = rounds.at(-1)
  if (last && standing !== 'waiting_for_client')
    return last.ended === 'reopened' ? `Opened again: ${last.reason} changed` : last.reason
  return sent_at ? `Sent on ${shortDate(dayOf(sent_at))}` : ''
}

const restsOn = ({ check: { review } }: IdentityView) =>
  review?.relied_on.map(({ paper, ending }) => `${identityPapers[paper]} …${ending}`).join(', ')

type MoreProps = Pick<Props, 'person' | 'onOpen'> & { acts: Acts<IdentityAct> }

const More = ({ acts, person, onOpen }: MoreProps) => (
  <RowMenu
    className="icon-btn"
    label={`Actions for ${person.name}`}
    choices={[
      {
        key: 'ask',
        label: person.check.asked ? 'Ask the client again' : 'Ask the client for pictures',
        icon: 'send',
        why: reasonAgainst(acts.ask),
        onChoose: () => onOpen({ name: 'ask', person }),
      },
      {
        key: 'fail',
        label: 'Record that the check failed',
        icon: 'circle-x',
        why: reasonAgainst(acts.fail),
        onChoose: () => onOpen({ name: 'fail', person }),
      },
      {
        key: 'remove',
        label: 'No check needed',
        icon: 'x',
        why: reasonAgainst(acts.remove),
        onChoose: () => onOpen({ name: 'remove', person }),
      },
    ]}
  />
)
