import type { Filter } from '#components/list/list-filter.ts'
import type { UserRow } from '#domain/user-account'
import { statusWords, typeWords } from '#domain/user-account-names'
import type { ListParts } from '#islands/lists/list-parts.ts'
import { exportUsers } from '#stores/users'

const choices = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

// Staff, until the address says otherwise.
const filters: readonly Filter[] = [
  {
    name: 'type',
    label: 'Type',
    options: choices(typeWords),
    usual: { value: 'staff', without: 'all' },
  },
  { name: 'status', label: 'Status', options: choices(statusWords) },
]

const parts: ListParts<UserRow> = {
  views: [{ key: 'all', label: 'Staff' }],
  filters,
  find: { label: 'Find a user', placeholder: 'Name or email' },
  exported: exportUsers,
}
export default parts
