import * as z from 'zod/mini'
import { accesses } from '#domain/delegate/accesses'
import { scopes } from './role/scope.ts'

export const UserType = z.enum(['staff', 'agent', 'client'])
export type UserType = z.infer<typeof UserType>

const scope = z.enum(scopes)

/** The signed-in user, as returned by `GET /auth/user`. */
export const SignedInUser = z.object({
  id: z.string(),
  type: UserType,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  job_title: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  permissions: z.array(z.object({ name: z.string() })),
  roles: z.array(z.string()),
  contact_id: z.nullable(z.string()),
  agency_id: z.nullable(z.string()),
  /** Blocks all changes. */
  read_only: z.boolean(),
  /** The records they can view; an external server may omit it. */
  scope: z.optional(z.object({ conveyance: scope, quotes: scope })),
  /** The ids of their team, including their own. */
  team: z.optional(z.array(z.string())),
  money_only: z.optional(z.boolean()),
  /** Whether the firm has sample data, whose records are marked. */
  has_sample_data: z.optional(z.boolean()),
  /** The client for whom their session acts; null where they act for themselves. */
  helping: z.optional(
    z.nullable(
      z.object({
        id: z.string(),
        conveyance_id: z.string(),
        /** The client’s name. */
        client: z.string(),
        access: z.array(z.enum(accesses)),
        is_attorney: z.boolean(),
        /** Why it has ended, in a sentence; null while it holds. */
        ended: z.nullable(z.string()),
      }),
    ),
  ),
  /** The people for whom they cover today. */
  covering: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
})
export type SignedInUser = z.infer<typeof SignedInUser>

export const fullName = (it: { first_name: string; last_name: string }) =>
  `${it.first_name} ${it.last_name}`.trim()

/** 'ES' for Eleanor Shaw. */
export const initials = (it: { first_name: string; last_name: string }) =>
  `${it.first_name.slice(0, 1)}${it.last_name.slice(0, 1)}`.toUpperCase()
