import { Avatar } from '#components/Marks.tsx'
import { type Effect, effectOn, permissionName, type RoleGrant } from '#domain/user/role/grant'
import type { RoleMember } from '#domain/user/role/role'
import { pluralise } from '#lib/format'
import { href } from '#routes'
import { $session } from '#stores/user/session'

type Props = { members: readonly RoleMember[]; before: RoleGrant; after: RoleGrant }

const namesOf = (permissions: readonly string[]) => permissions.map(permissionName).join(', ')

const isNothing = (it: Effect) =>
  it.gains.length + it.loses.length + it.scope.length === 0 && it.changing === null

const isLoss = (it: Effect) => it.loses.length > 0 || it.changing === 'nothing more'

const isGain = (it: Effect) => it.gains.length > 0 || it.changing === 'again'

export const RoleEffect = ({ members, before, after }: Props) => {
  const ownId = $session.get()?.user.id
  const shrinksOwn = members.some(
    (it) => it.id === ownId && isLoss(effectOn(it.other, before, after)),
  )
  return (
    <section className="sec">
      <header>
        <h2>Who has it</h2>
        <span className="count">{members.length}</span>
        <span className="end">Effect of your changes</span>
      </header>
      <Summary effects={members.map((it) => effectOn(it.other, before, after))} />
      {shrinksOwn && <p className="warn">This change removes some of your own access.</p>}
      {members.length === 0 && <p className="mute">Nobody yet. Assign it on a user’s page.</p>}
      <ul className="effects">
        {members.map((member) => (
          <li key={member.id}>
            <Avatar name={member.name} small />
            <a className="link" href={href('admin-users-id', { id: member.id })}>
              {member.name}
            </a>
            <Change effect={effectOn(member.other, before, after)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Summary = ({ effects }: { effects: readonly Effect[] }) => {
  const gaining = effects.filter(isGain).length
  const losing = effects.filter(isLoss).length
  const others = effects.filter((it) => it.scope.length > 0).length
  if (gaining + losing + others === 0) return null
  return (
    <p role="status">
      {pluralise(gaining, 'person', 'people')} will gain access, {losing} will lose some
      {others > 0 ? `, and ${others} will see other records` : ''}.
    </p>
  )
}

const Change = ({ effect }: { effect: Effect }) =>
  isNothing(effect) ? (
    <span className="faint">no change</span>
  ) : (
    <span className="effect">
      {effect.gains.length > 0 && <span className="good">+ {namesOf(effect.gains)}</span>}
      {effect.loses.length > 0 && <span className="bad">− {namesOf(effect.loses)}</span>}
      {effect.changing === 'nothing more' && <span className="bad">− all changes: read-only</span>}
      {effect.changing === 'again' && <span className="good">+ changes: no longer read-only</span>}
      {effect.scope.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
