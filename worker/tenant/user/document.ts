import * as z from 'zod/mini'
import { Contact } from '#domain/contact'
import { UserStatus } from '#domain/user/account'
import { UserType } from '#domain/user/user'
import type { DocumentShape } from '#tenant/core/document'
import type { User } from './users.ts'

const text = z.nullable(z.string())

export const userDocument: DocumentShape<User> = {
  name: 'users',
  isVersioned: true,
  shape: 1,
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
    contact_id: text,
    agency_id: text,
    created_at: z.string(),
    updated_at: z.string(),
  }),
  upgrades: [],
}

export const contactDocument: DocumentShape<Contact> = {
  name: 'contacts',
  isVersioned: true,
  shape: 1,
  schema: Contact,
  upgrades: [],
}
