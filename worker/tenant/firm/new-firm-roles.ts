import { v7 as newId } from 'uuid'
import type { Parts } from '#tenant/core/parts'
import { defaultRoles, roleFrom } from '#tenant/user/role/default'

/** Inserts the roles that a new firm starts with: all that a policy for new firms says of roles belongs here. */
export const insertNewFirmRoles = ({ roles }: Pick<Parts, 'roles'>) => {
  for (const role of defaultRoles) roles.insert(roleFrom(role, newId()))
}
