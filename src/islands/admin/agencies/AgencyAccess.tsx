import { Chip, Status } from '#components/Marks.tsx'
import type { AgencyScale, AgencyUser, AgencyView } from '#domain/agent/view'
import { statusLabels } from '#domain/user/account-labels'
import { useCan } from '#islands/chrome/use-can.ts'
import { periodText, statusLabels as scaleLabels } from '#islands/quotes/prices/scale-labels.ts'
import { href } from '#routes'

const tones = { invited: 'half', active: 'good', suspended: 'bad', left: 'warn' } as const

/** Who signs in for an agency, and its own prices. */
export const AgencyAccess = ({ view }: { view: AgencyView }) => (
  <>
    <Users users={view.users} />
    <Scales scales={view.scales} />
  </>
)

const Users = ({ users }: { users: readonly AgencyUser[] }) => {
  const canOpen = useCan('users.update')
  return (
    <section className="sec">
      <header>
        <h2>Sign-ins</h2>
        <span className="count">{users.length}</span>
      </header>
      {users.length === 0 ? (
        <p className="mute">
          Nobody from this agency can sign in. Invite a negotiator from their menu under Branches
          and negotiators.
        </p>
      ) : (
        <ul className="tasks agency-lines">
          {users.map((user) => (
            <li key={user.id}>
              {canOpen ? (
                <a className="link" href={href('admin-users-id', { id: user.id })}>
                  {user.name}
                </a>
              ) : (
                <span>{user.name}</span>
              )}
              <span className="mute cut">{user.email}</span>
              <Status tone={tones[user.status]}>{statusLabels[user.status]}</Status>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Scales = ({ scales }: { scales: readonly AgencyScale[] }) => {
  const canOpen = useCan('fee-scales.update')
  return (
    <section className="sec">
      <header>
        <h2>Prices</h2>
        <span className="count">{scales.length}</span>
        {canOpen && (
          <a className="link end" href={`${href('quotes', {})}?view=prices`}>
            All prices
          </a>
        )}
      </header>
      {scales.length === 0 ? (
        <p className="mute">Quotes for its clients use the firm’s prices.</p>
      ) : (
        <ul className="tasks agency-lines">
          {scales.map((scale) => (
            <li key={scale.id}>
              {canOpen ? (
                <a className="link" href={`${href('quotes', {})}?view=prices&scale=${scale.id}`}>
                  {scale.name}
                </a>
              ) : (
                <span>{scale.name}</span>
              )}
              <span className="mute cut">{periodText(scale)}</span>
              <Chip tone={scaleLabels[scale.status].tone}>{scaleLabels[scale.status].label}</Chip>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
