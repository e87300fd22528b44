import { useStore } from '@nanostores/react'
import { hasPermission } from '#domain/permissions'
import type { ActingPerson } from '#domain/user/acting-person'
import { $session } from '#stores/user/session'

type Names = Parameters<typeof hasPermission>[1]

/** Whether the signed-in person holds a permission, or every one of a list; renders again when that changes. */
export const useCan = (names: Names) => hasPermission(useStore($session)?.user, names)

/** The person for whom acts are decided; until they are known, one who may do nothing. Renders again when they change. */
export const useActingPerson = (): ActingPerson => useStore($session)?.user ?? nobody

const nobody: ActingPerson = {
  id: '',
  type: 'staff',
  permissions: [],
  roles: [],
  read_only: true,
  contact_id: null,
  agency_id: null,
}
