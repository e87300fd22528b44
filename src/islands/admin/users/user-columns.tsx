import { lazy, Suspense } from 'react'
import type { Column } from '#components/list/List.tsx'
import { Status } from '#components/Marks.tsx'
import type { UserRow } from '#domain/user/account'
import { statusLabels, typeLabels } from '#domain/user/account-labels'
import { exactInstant, pluralise, shortInstant } from '#lib/format'
import { whenShown } from '#stores/chrome/when-shown'

// Loaded after the rows.
const UserActs = lazy(() => whenShown().then(() => import('./UserActs.tsx')))

const tones = { invited: 'half', active: 'good', suspended: 'bad', left: 'warn' } as const

export const UserStatusMark = ({ user }: { user: Pick<UserRow, 'status'> }) => (
  <Status tone={tones[user.status]}>{statusLabels[user.status]}</Status>
)

const nameOf = (it: UserRow) => `${it.first_name} ${it.last_name}`

export const userColumns: Column<UserRow>[] = [
  {
    key: 'name',
    head: 'Name',
    sort: 'name',
    width: '15%',
    cell: (it) => <b className="med">{nameOf(it)}</b>,
  },
  {
    key: 'email',
    head: 'Email',
    sort: 'email',
    width: '20%',
    className: 'mute email',
    cell: (it) => it.email,
  },
  {
    key: 'type',
    head: 'Type',
    width: 60,
    dropBelow: 1060,
    className: 'mute',
    cell: (it) => typeLabels[it.type],
  },
  {
    key: 'roles',
    head: 'Roles',
    sort: 'roles',
    cell: (it) => it.roles.join(', ') || '–',
  },
  {
    key: 'team',
    head: 'Team',
    width: '12.5%',
    dropBelow: 1260,
    className: 'mute',
    cell: (it) => it.team ?? '–',
  },
  {
    key: 'open',
    head: 'Open cases',
    number: true,
    width: 84,
    cell: (it) => it.open_cases || '–',
  },
  {
    key: 'overdue',
    head: 'Late tasks',
    number: true,
    width: 84,
    cell: (it) => (it.overdue > 0 ? <span className="bad med">{it.overdue}</span> : '–'),
  },
  {
    key: 'login',
    head: 'Last signed in',
    sort: 'login',
    number: true,
    width: 84,
    className: 'mute',
    cell: (it) => <LastLogin user={it} />,
  },
  {
    key: 'status',
    head: 'Status',
    width: 92,
    cell: (it) => <UserStatusMark user={it} />,
  },
  {
    key: 'acts',
    head: '',
    width: 44,
    className: 'u-acts',
    cell: (it) => (
      <Suspense>
        <UserActs user={it} />
      </Suspense>
    ),
  },
]

const LastLogin = ({ user }: { user: UserRow }) =>
  user.last_login_at === null ? (
    '–'
  ) : (
    <time title={exactInstant(user.last_login_at)}>{shortInstant(user.last_login_at)}</time>
  )

export const UserCard = ({ user }: { user: UserRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">{nameOf(user)}</b>
      <UserStatusMark user={user} />
    </span>
    <span className="cut mute">{user.email}</span>
    <span className="row between mute">
      <span className="cut">{user.roles.join(', ') || '–'}</span>
      {user.overdue > 0 ? (
        <span className="bad">{user.overdue} late</span>
      ) : (
        <span>{pluralise(user.open_cases, 'open case')}</span>
      )}
    </span>
  </>
)
