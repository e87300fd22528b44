import type { Column } from '#components/list/List.tsx'
import { Status } from '#components/Marks.tsx'
import type { UserRow } from '#domain/user/account'
import { statusWords, typeWords } from '#domain/user/account-labels'
import { counted, exactly, when } from '#lib/format'
import { UserActs } from './UserActs.tsx'

const tones = { invited: 'half', active: 'good', suspended: 'bad', left: 'warn' } as const

export const UserStatusMark = ({ it }: { it: Pick<UserRow, 'status'> }) => (
  <Status tone={tones[it.status]}>{statusWords[it.status]}</Status>
)

const nameOf = (it: UserRow) => `${it.first_name} ${it.last_name}`

/** Who, how to reach them, what they may do, what they have to do, whether they are here. */
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
    className: 'mute',
    cell: (it) => it.email,
  },
  {
    key: 'type',
    head: 'Type',
    width: 60,
    dropBelow: 1060,
    className: 'mute',
    cell: (it) => typeWords[it.type],
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
    head: 'Last in',
    sort: 'login',
    number: true,
    width: 84,
    className: 'mute',
    cell: (it) => <LastLogin it={it} />,
  },
  {
    key: 'status',
    head: 'Status',
    width: 92,
    cell: (it) => <UserStatusMark it={it} />,
  },
  { key: 'acts', head: '', width: 44, className: 'u-acts', cell: (it) => <UserActs it={it} /> },
]

const LastLogin = ({ it }: { it: UserRow }) =>
  it.last_login_at === null ? (
    '–'
  ) : (
    <time title={exactly(it.last_login_at)}>{when(it.last_login_at)}</time>
  )

/** A user in three lines, for a phone. */
export const UserCard = ({ it }: { it: UserRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">{nameOf(it)}</b>
      <UserStatusMark it={it} />
    </span>
    <span className="cut mute">{it.email}</span>
    <span className="row between mute">
      <span className="cut">{it.roles.join(', ') || '–'}</span>
      {it.overdue > 0 ? (
        <span className="bad">{it.overdue} late</span>
      ) : (
        <span>{counted(it.open_cases, 'open case')}</span>
      )}
    </span>
  </>
)
