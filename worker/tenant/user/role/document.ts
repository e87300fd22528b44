import { Role as RoleSchema } from '#domain/user/role/role'
import type { DocumentShape } from '#tenant/core/document'
import type { Role } from './roles.ts'

export const roleDocument: DocumentShape<Role> = {
  name: 'roles',
  isVersioned: true,
  shape: 1,
  schema: RoleSchema,
  upgrades: [],
}
