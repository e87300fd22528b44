import { type ExportColumn, formatInstant } from '#domain/list/export'
import type { UserRow } from './account.ts'
import { statusLabels, typeLabels } from './account-labels.ts'

export const userExport: readonly ExportColumn<UserRow>[] = [
  { key: 'name', head: 'Name', of: (it) => `${it.first_name} ${it.last_name}` },
  { key: 'email', head: 'Email', of: (it) => it.email },
  { key: 'type', head: 'Type', of: (it) => typeLabels[it.type] },
  { key: 'roles', head: 'Roles', of: (it) => it.roles.join(', ') },
  { key: 'team', head: 'Team', of: (it) => it.team },
  { key: 'open', head: 'Open cases', of: (it) => it.open_cases },
  { key: 'overdue', head: 'Overdue tasks', of: (it) => it.overdue },
  { key: 'login', head: 'Last sign-in', of: (it) => formatInstant(it.last_login_at) },
  { key: 'status', head: 'Status', of: (it) => statusLabels[it.status] },
]
