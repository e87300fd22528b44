import * as z from 'zod/mini'
import { StepRole } from '#domain/conveyance/workflow/workflow'
import { permissions } from '#domain/permissions'
import { scopes } from './scope.ts'

export const Scope = z.enum(scopes)
export type Scope = z.infer<typeof Scope>

export const Scopes = z.strictObject({ conveyance: Scope, quotes: Scope })
export type Scopes = z.infer<typeof Scopes>

const content = {
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(60, 'Use 60 letters at most.')),
  description: z.string().check(z.trim(), z.maxLength(200, 'Use 200 letters at most.')),
  permissions: z.array(z.enum(permissions)),
  scope: Scopes,
  /** Reads and changes nothing, whatever else it grants. */
  read_only: z.boolean(),
}

/** What a role lets people do, as a firm keeps it. */
export const Role = z.object({
  ...content,
  id: z.string(),
  version: z.int(),
  /** Comes with the product: it keeps its name and cannot be removed. */
  system: z.boolean(),
  /** Changes of a case only what is about money. */
  money_only: z.boolean(),
  /** The queue of tasks that belong to no one person and that this role works. */
  queue: z.nullable(StepRole),
})
export type Role = z.infer<typeof Role>

/** A role in the list, with how many people have it. */
export const RoleRow = z.extend(Role, { users: z.int() })
export type RoleRow = z.infer<typeof RoleRow>

/** Somebody who has a role, with what their other roles give them anyway. */
export const RoleMember = z.object({
  id: z.string(),
  name: z.string(),
  status: z.string(),
  other: z.object({ permissions: z.array(z.string()), scope: Scopes }),
})
export type RoleMember = z.infer<typeof RoleMember>

export const RoleDetail = z.object({
  role: Role,
  /** Members of staff and agents; not the clients, who are many. */
  members: z.array(RoleMember),
})
export type RoleDetail = z.infer<typeof RoleDetail>

/** Who could give a permission: the roles that hold it, and those who may give these roles to others. */
export const PermissionGivers = z.object({
  roles: z.array(z.string()),
  people: z.array(z.string()),
})
export type PermissionGivers = z.infer<typeof PermissionGivers>

export const RoleBody = z.strictObject(content)
export type RoleBody = z.infer<typeof RoleBody>
export const RoleChange = z.strictObject({ ...content, version: z.int() })
