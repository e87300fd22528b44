import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { Empty } from '#components/Loaded.tsx'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { href } from '#routes'
import { $userRows, loadMoreUsers, refreshUsers } from '#stores/user/users'
import { UserCard, userColumns } from './user-columns.tsx'

const parts = () => import('./user-list.ts')

export default function UserList() {
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Manage Users</h1>
        <HeadAct can="users.create">
          <a className="btn main end" href={href('admin-users-create', {})}>
            <Icon name="user-plus" /> New user
          </a>
        </HeadAct>
      </header>
      <ListPage
        label="Users"
        noun="user"
        from={useStore($userRows)}
        retry={refreshUsers}
        loadMore={loadMoreUsers}
        sort={{ by: 'name', direction: 'asc' }}
        columns={userColumns}
        keyOf={(it) => it.id}
        hrefOf={(it) => href('admin-users-id', { id: it.id })}
        card={(it) => <UserCard user={it} />}
        parts={parts}
        hasSavedViews="users"
        nothing={<Empty title="No users yet" />}
      />
    </>
  )
}
