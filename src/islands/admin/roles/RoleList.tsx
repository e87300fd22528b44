import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { Empty } from '#components/Loaded.tsx'
import type { Column } from '#components/list/List.tsx'
import { Chip } from '#components/Marks.tsx'
import type { RoleRow } from '#domain/user/role/role'
import { scopeNames } from '#domain/user/role/scope'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { pluralise } from '#lib/format'
import { href } from '#routes'
import { $roles } from '#stores/user/role/roles'

const columns: Column<RoleRow>[] = [
  {
    key: 'name',
    head: 'Role',
    width: '20%',
    cell: (it) => <b className="med">{it.name}</b>,
  },
  {
    key: 'description',
    head: 'Purpose',
    dropBelow: 1060,
    className: 'mute',
    cell: (it) => it.description || '–',
  },
  {
    key: 'users',
    head: 'People',
    number: true,
    width: 84,
    cell: (it) => it.users || '–',
  },
  {
    key: 'permissions',
    head: 'Permissions',
    number: true,
    width: 84,
    cell: (it) => it.permissions.length || '–',
  },
  {
    key: 'conveyances',
    head: 'Conveyances',
    width: '12.5%',
    className: 'mute',
    cell: (it) => scopeNames[it.scope.conveyance],
  },
  {
    key: 'quotes',
    head: 'Quotes',
    width: '12.5%',
    className: 'mute',
    cell: (it) => scopeNames[it.scope.quotes],
  },
  { key: 'kind', head: '', width: 92, cell: (it) => <Kind role={it} /> },
]

const Kind = ({ role }: { role: RoleRow }) => (
  <>
    {role.read_only && <Chip>Read only</Chip>} {!role.system && <Chip tone="note">Custom</Chip>}
  </>
)

export default function RoleList() {
  const roles = useStore($roles)
  return (
    <>
      <RoleListHeader />
      <ListPage
        label="Roles"
        noun="role"
        from={{ ...roles, rows: roles.data ?? [] }}
        retry={() => $roles.revalidate()}
        columns={columns}
        keyOf={(it) => it.id}
        hrefOf={(it) => href('admin-roles-id', { id: it.id })}
        card={(it) => <RoleCard role={it} />}
        nothing={<Empty title="No roles" />}
      />
    </>
  )
}

const RoleListHeader = () => (
  <header className="list-head">
    <h1 className="h1">Roles</h1>
    <span className="end row">
      <a className="btn" href={href('admin-roles-compare', {})}>
        Compare roles
      </a>
      <HeadAct can="roles.create">
        <a className="btn main" href={href('admin-roles-create', {})}>
          <Icon name="plus" /> New role
        </a>
      </HeadAct>
    </span>
  </header>
)

const RoleCard = ({ role }: { role: RoleRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">{role.name}</b>
      <Kind role={role} />
    </span>
    <span className="cut mute">{role.description}</span>
    <span className="mute">
      {pluralise(role.users, 'person', 'people')},{' '}
      {pluralise(role.permissions.length, 'permission')}
    </span>
  </>
)
