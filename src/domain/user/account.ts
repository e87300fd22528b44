import * as z from 'zod/mini'
import { lineText, oneLine } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'
import { Scopes } from './role/role.ts'
import { UserType } from './user.ts'

export const UserStatus = z.enum(['invited', 'active', 'suspended', 'left'])
export type UserStatus = z.infer<typeof UserStatus>

const shortText = lineText(80)
const name = (what: string) => shortText.check(z.minLength(1, `Enter the ${what}.`))
const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.email('Enter an email address, like name@example.com.'),
  )

const profile = {
  email,
  first_name: name('first name'),
  last_name: name('last name'),
  roles: z.array(z.string()).check(z.minLength(1, 'Choose at least one role.')),
  team: z.nullable(shortText),
  job_title: z.nullable(shortText),
  phone: z.nullable(shortText),
  is_fee_earner: z.boolean(),
  agency_id: z.nullable(z.string()),
}

const inviteeType = z.enum(['staff', 'agent'])
type AgencyFields = { readonly type: string; readonly agency_id: string | null }
const hasAgency = z.refine<AgencyFields>((it) => it.type === 'staff' || it.agency_id !== null, {
  path: ['agency_id'],
  error: 'Choose the agency that they work for.',
})

/** An invitation for staff or agents; clients get access through their case. */
export const Invitation = z.strictObject({ ...profile, type: inviteeType }).check(hasAgency)
export type Invitation = z.infer<typeof Invitation>

export const AccountChange = z.strictObject({ ...profile, version: z.int() })
export type AccountChange = z.infer<typeof AccountChange>

const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.nullable(schema), null)

/** The values of a user form; empty fields become null. */
export const AccountForm = z
  .object({
    ...profile,
    type: inviteeType,
    team: orNull(shortText),
    job_title: orNull(shortText),
    phone: orNull(shortText),
    agency_id: orNull(z.string()),
  })
  .check(hasAgency)
export type AccountForm = z.infer<typeof AccountForm>

export const UserRow = z.object({
  id: z.string(),
  version: z.int(),
  type: UserType,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  job_title: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  status: UserStatus,
  roles: z.array(z.string()),
  team: z.nullable(z.string()),
  is_fee_earner: z.boolean(),
  agency_id: z.nullable(z.string()),
  open_cases: z.int(),
  overdue: z.int(),
  last_login_at: z.nullable(z.string()),
  /** Whether they hold administrative access that the reader lacks. */
  holds_more: z.boolean(),
})
export type UserRow = z.infer<typeof UserRow>

export const UserSession = z.object({
  id: z.string(),
  opened_at: z.string(),
  seen_at: z.string(),
  ip: z.string(),
  /** 'Chrome on Windows'; null where the browser did not say. */
  device: z.nullable(z.string()),
  audience: z.nullable(z.string()),
  is_this: z.boolean(),
})
export type UserSession = z.infer<typeof UserSession>

export const UserDetail = z.object({
  user: UserRow,
  access: z.array(z.object({ permission: z.string(), roles: z.array(z.string()) })),
  scope: Scopes,
  read_only: z.boolean(),
  sessions: z.array(UserSession),
  /** Without a password they sign in with a link. */
  has_password: z.boolean(),
  /** Null for a person who signs in without one. */
  second_factor: z.nullable(z.object({ recovery_codes_left: z.int() })),
})
export type UserDetail = z.infer<typeof UserDetail>

/** Why an administrator takes a second factor away; it is recorded and told to the person. */
export const FactorReset = z.strictObject({
  reason: z.string().check(z.trim(), z.minLength(1, 'Enter a reason.'), atMost(300), oneLine),
})
export type FactorReset = z.infer<typeof FactorReset>

export const UserChoices = z.object({
  roles: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      /** Permissions of the role that the current user lacks; empty if they can assign it. */
      beyond: z.array(z.string()),
    }),
  ),
  teams: z.array(z.string()),
})
export type UserChoices = z.infer<typeof UserChoices>
