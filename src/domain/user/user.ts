import * as z from 'zod/mini'
import { scopes } from './role/scope.ts'

export const UserType = z.enum(['staff', 'agent', 'client'])
export type UserType = z.infer<typeof UserType>

const scope = z.enum(scopes)

/** The signed-in person, as `GET /auth/user` tells it. */
export const SignedInUser = z.object({
  id: z.string(),
  type: UserType,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  job_title: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Each entry has a name; a union of what the person's roles grant. */
  permissions: z.array(z.object({ name: z.string() })),
  roles: z.array(z.string()),
  /** The client that a portal user is. */
  contact_id: z.nullable(z.string()),
  /** The agency that an agent works for. */
  agency_id: z.nullable(z.string()),
  /** Reads everything that it may reach and changes nothing. */
  read_only: z.boolean(),
  /** Which records they see; left out by an external server. */
  scope: z.optional(z.object({ conveyance: scope, quotes: scope })),
  /** The ids of their team, their own among them. */
  team: z.optional(z.array(z.string())),
  /** Changes of a case only amounts of money. */
  money_only: z.optional(z.boolean()),
})
export type SignedInUser = z.infer<typeof SignedInUser>

export const fullName = (it: { first_name: string; last_name: string }) =>
  `${it.first_name} ${it.last_name}`

/** 'ES' for Eleanor Shaw. */
export const initials = (it: { first_name: string; last_name: string }) =>
  `${it.first_name.slice(0, 1)}${it.last_name.slice(0, 1)}`.toUpperCase()
