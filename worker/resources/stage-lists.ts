import { hasPermission, type Permission } from '#domain/permissions'
import { Refusal } from '#domain/refusal'
import type { Person } from '../tenant/user/people.ts'

/** Throws 403 when a person without the permission asks for the presold or sold list. */
export const requireStageLists = (
  person: Person,
  view: string | undefined,
  permission: Permission,
) => {
  if ((view === 'presold' || view === 'sold') && !hasPermission(person, permission))
    throw new Refusal(
      403,
      'forbidden',
      'You do not have permission to see this list. Ask an administrator.',
    )
}
