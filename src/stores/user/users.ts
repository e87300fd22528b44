import { computed } from 'nanostores'
import { type UserListQuery, userApi } from '#domain/user/account-api'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { followArea } from '#stores/list/following'
import { pagedListOf } from '#stores/list/paged'

/** The filters of the list in the address; staff by default, everybody for type 'all'. */
const $userQuery = computed($route, ({ name, search }): UserListQuery | null => {
  if (name !== 'admin-users') return null
  const { type = 'staff', ...query } = queryIn<Omit<UserListQuery, 'type'> & { type: UserType }>(
    search,
    ['q', 'status', 'sort', 'direction', 'type'],
  )
  return { ...query, ...(type === 'all' ? {} : { type }) }
})

type UserType = NonNullable<UserListQuery['type']> | 'all'

export const {
  $rows: $userRows,
  loadMore: loadMoreUsers,
  refresh: refreshUsers,
} = pagedListOf({
  key: 'users/',
  $query: $userQuery,
  page: (query) => call(userApi.list, { query }),
  keyOf: ({ id }) => id,
  follow: (refresh) => followArea('admin', refresh),
})

export const exportUsers = (columns: string) =>
  call(userApi.export, { query: { ...$userQuery.get(), columns } })
