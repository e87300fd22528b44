import { v7 as newId } from 'uuid'
import { newFirmFactorPolicy } from '#domain/user/role/factor-policy'
import type { Parts } from '#tenant/core/parts'
import { defaultRoles, roleFrom } from '#tenant/user/role/default'

/** Inserts the roles that a new firm starts with, whose staff and agents need a second factor. */
export const insertNewFirmRoles = ({ roles }: Pick<Parts, 'roles'>) => {
  for (const role of defaultRoles) {
    const second_factor = role.name === 'Client' ? null : newFirmFactorPolicy
    roles.insert({ ...roleFrom(role, newId()), second_factor })
  }
}
