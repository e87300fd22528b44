import { useStore } from '@nanostores/react'
import { FindInList } from '#components/FindInList.tsx'
import { Icon } from '#components/Icon.tsx'
import { List } from '#components/List.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { statusWords, typeWords } from '#domain/user-account'
import { href } from '#routes'
import { hasPermission } from '#stores/permissions'
import { setSearch } from '#stores/route'
import { $userQuery, $userRows, $users, loadMoreUsers } from '#stores/users'
import { UserCard, userColumns } from './user-columns.tsx'

const search = (change: Readonly<Record<string, string>>) => {
  const asked = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(change))
    if (value === '') asked.delete(name)
    else asked.set(name, value)
  const written = asked.toString()
  setSearch(written ? `?${written}` : '')
}

export default function UserList() {
  const listed = useStore($userRows)
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Manage Users</h1>
        {hasPermission('users.create') && (
          <a className="btn main end" href={href('admin-users-create', {})}>
            <Icon name="user-plus" /> New user
          </a>
        )}
      </header>
      <Filters />
      <Loaded
        from={{ ...listed, data: listed.data && listed.rows }}
        skeleton={<Skeleton rows={12} />}
        retry={() => $users.revalidate()}
      >
        {(rows) => (
          <List
            label="Users"
            rows={rows}
            columns={userColumns}
            keyOf={(it) => it.id}
            hrefOf={(it) => href('admin-users-id', { id: it.id })}
            card={(it) => <UserCard it={it} />}
            more={
              listed.next === null ? null : { loading: false, load: () => void loadMoreUsers() }
            }
            empty={
              <Empty title="Nobody matches">
                <p>Nobody fits these words and filters together.</p>
                <a className="btn" href={href('admin-users', {})}>
                  Clear filters
                </a>
              </Empty>
            }
          />
        )}
      </Loaded>
    </>
  )
}

/** What narrows the list; the address keeps it. */
const Filters = () => {
  const query = useStore($userQuery)
  return (
    <div className="filters admin-filters">
      <FindInList
        label="Find a user"
        placeholder="Name or email"
        start={query.q ?? ''}
        onFind={(q) => search({ q })}
      />
      <select
        className="input filter-choice"
        aria-label="Type"
        value={query.type ?? 'all'}
        onChange={(event) => search({ type: event.target.value })}
      >
        <option value="all">Every type</option>
        {Object.entries(typeWords).map(([type, name]) => (
          <option key={type} value={type}>
            {name}
          </option>
        ))}
      </select>
      <select
        className="input filter-choice"
        aria-label="Status"
        value={query.status ?? ''}
        onChange={(event) => search({ status: event.target.value })}
      >
        <option value="">Any status</option>
        {Object.entries(statusWords).map(([status, name]) => (
          <option key={status} value={status}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
