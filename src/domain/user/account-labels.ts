import type { UserStatus } from './account.ts'
import type { UserType } from './user.ts'

export const statusLabels: Readonly<Record<UserStatus, string>> = {
  invited: 'Invited',
  active: 'Active',
  suspended: 'Suspended',
  left: 'Left',
}

export const typeLabels: Readonly<Record<UserType, string>> = {
  staff: 'Staff',
  agent: 'Agent',
  client: 'Client',
}
