import { optionsOf } from '#components/form/options-of.ts'
import type { Filter } from '#components/list/list-filter.ts'
import type { UserRow } from '#domain/user/account'
import { statusLabels, typeLabels } from '#domain/user/account-labels'
import type { ListParts } from '#islands/lists/list-parts.ts'
import { exportUsers } from '#stores/user/users'

// Shows staff unless the address names another type.
const filters: readonly Filter[] = [
  {
    name: 'type',
    label: 'Type',
    options: optionsOf(typeLabels),
    usual: { value: 'staff', without: 'all' },
  },
  { name: 'status', label: 'Status', options: optionsOf(statusLabels) },
]

const parts: ListParts<UserRow> = {
  views: [{ key: 'all', label: 'Staff' }],
  filters,
  find: { label: 'Find a user', placeholder: 'Name or email' },
  exported: exportUsers,
}
export default parts
