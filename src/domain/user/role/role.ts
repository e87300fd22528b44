import * as z from 'zod/mini'
import { StepRole } from '#domain/conveyance/workflow/step-role'
import { oneLine } from '#domain/one-line'
import { permissions } from '#domain/permissions'
import { atMost } from '#domain/text/at-most'
import { FactorPolicy } from './factor-policy.ts'
import { scopes } from './scope.ts'

export const Scope = z.enum(scopes)
export type Scope = z.infer<typeof Scope>

export const Scopes = z.strictObject({ conveyance: Scope, quotes: Scope })
export type Scopes = z.infer<typeof Scopes>

const content = {
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), atMost(60), oneLine),
  description: z.string().check(z.trim(), atMost(200)),
  permissions: z.array(z.enum(permissions)),
  scope: Scopes,
  /** Blocks all changes, whatever else the role grants. */
  read_only: z.boolean(),
}

export const Role = z.object({
  ...content,
  /** What it demands of a second factor; null for none. */
  second_factor: z.nullable(FactorPolicy),
  id: z.string(),
  version: z.int(),
  /** A standard role: it cannot be renamed or removed. */
  system: z.boolean(),
  /** Limits changes to amounts of money. */
  money_only: z.boolean(),
  queue: z.nullable(StepRole),
})
export type Role = z.infer<typeof Role>

export const RoleRow = z.extend(Role, { users: z.int() })
export type RoleRow = z.infer<typeof RoleRow>

export const RoleMember = z.object({
  id: z.string(),
  name: z.string(),
  status: z.string(),
  /** What they have by other roles; read-only where none of those allows changes. */
  other: z.object({ permissions: z.array(z.string()), scope: Scopes, read_only: z.boolean() }),
})
export type RoleMember = z.infer<typeof RoleMember>

export const RoleDetail = z.object({
  role: Role,
  /** Staff and agents only. */
  members: z.array(RoleMember),
})
export type RoleDetail = z.infer<typeof RoleDetail>

export const PermissionGivers = z.object({
  roles: z.array(z.string()),
  people: z.array(z.string()),
})
export type PermissionGivers = z.infer<typeof PermissionGivers>

export const RoleBody = z.strictObject(content)
export type RoleBody = z.infer<typeof RoleBody>
export const FactorPolicyBody = z.strictObject({
  version: z.int(),
  second_factor: z.nullable(FactorPolicy),
})
export const RoleChange = z.strictObject({ ...content, version: z.int() })
