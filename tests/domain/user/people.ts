import type { Permission } from '#domain/permissions'
import type { ActingPerson } from '#domain/user/acting-person'

/** A member of staff who holds these permissions and sees every record. */
export const staff = (
  permissions: readonly Permission[],
  given: Partial<ActingPerson> = {},
): ActingPerson => ({
  id: 'ada',
  type: 'staff',
  permissions: permissions.map((name) => ({ name })),
  roles: [],
  read_only: false,
  contact_id: null,
  agency_id: null,
  scope: { conveyance: 'all', quotes: 'all' },
  team: ['ada'],
  money_only: false,
  ...given,
})
