import { Status } from '#components/Marks.tsx'
import type { Branch, Negotiator } from '#domain/agent/agency'
import type { AgencyUser, AgencyView } from '#domain/agent/view'
import { formatPhone } from '#domain/contact'
import { statusLabels } from '#domain/user/account-labels'
import { NegotiatorActs } from './NegotiatorActs.tsx'

type Props = { view: AgencyView; branch: Branch; negotiator: Negotiator }

/** One line of a branch: a negotiator, how to reach them, and whether they sign in. */
export const NegotiatorRow = ({ view, branch, negotiator }: Props) => (
  <li>
    <span className="t">
      <b className="med">{negotiator.name}</b>
      {negotiator.notes !== '' && <small className="mute">{negotiator.notes}</small>}
    </span>
    <span className="mute cut">{negotiator.email ?? 'No email address'}</span>
    <span className="mute num">{negotiator.phone && formatPhone(negotiator.phone)}</span>
    <Standing
      negotiator={negotiator}
      user={view.users.find(({ id }) => id === negotiator.portal_user_id)}
    />
    <NegotiatorActs view={view} branch={branch} negotiator={negotiator} />
  </li>
)

const tones = { invited: 'half', active: 'good', suspended: 'bad', left: 'warn' } as const

type StandingProps = { negotiator: Negotiator; user: AgencyUser | undefined }

const Standing = ({ negotiator, user }: StandingProps) => {
  if (negotiator.archived_at !== null) return <Status>Archived</Status>
  if (user === undefined) return <span className="faint">No sign-in</span>
  return <Status tone={tones[user.status]}>{statusLabels[user.status]}</Status>
}
