import * as z from 'zod/mini'
import { UserStatus } from '#domain/user/account'
import { emptyProfile, PersonProfile } from '#domain/user/profile/profile'
import { UserType } from '#domain/user/user'
import type { DocumentShape, Upgrade } from '#tenant/core/document'
import type { StoredRecord } from '#tenant/core/table'

/** A stored user; the password hash is in a table of its own. */
export type User = StoredRecord & {
  readonly type: UserType
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly job_title: string | null
  readonly phone: string | null
  readonly status: UserStatus
  readonly roles: readonly string[]
  readonly team: string | null
  readonly is_fee_earner: boolean
  readonly profile: PersonProfile
  readonly contact_id: string | null
  readonly agency_id: string | null
  /** The id of the picture of them; absent for none. */
  readonly photo_id?: string | null | undefined
  readonly created_at: string
  readonly updated_at: string
}

const withProfile: Upgrade = (doc) => ({ ...doc, profile: emptyProfile })

const text = z.nullable(z.string())

export const userDocument: DocumentShape<User> = {
  name: 'users',
  isVersioned: true,
  shape: 2,
  schema: z.object({
    id: z.string(),
    version: z.number(),
    type: UserType,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    job_title: text,
    phone: text,
    status: UserStatus,
    roles: z.array(z.string()),
    team: text,
    is_fee_earner: z.boolean(),
    profile: PersonProfile,
    contact_id: text,
    agency_id: text,
    photo_id: z.optional(text),
    created_at: z.string(),
    updated_at: z.string(),
  }),
  upgrades: [withProfile],
}
