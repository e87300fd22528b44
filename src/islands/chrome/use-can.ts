import { useStore } from '@nanostores/react'
import { hasPermission } from '#domain/permissions'
import type { ActingPerson } from '#domain/user/acting-person'
import { $session } from '#stores/user/session'

type Names = Parameters<typeof hasPermission>[1]

export const useCan = (names: Names) => hasPermission(useStore($session)?.user, names)

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
