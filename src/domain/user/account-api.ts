import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { ColumnKeys } from '#domain/list/export'
import { direction } from '#domain/list/page-query'
import {
  AccountChange,
  FactorReset,
  Invitation,
  UserChoices,
  UserDetail,
  UserRow,
  UserStatus,
} from './account.ts'
import { UserType } from './user.ts'

const accountEndpoint = { who: ['staff'], can: ['users.update'], reply: UserDetail } as const
const Version = z.strictObject({ version: z.int() })

export const UserSort = z.enum(['name', 'email', 'roles', 'login'])
export type UserSort = z.infer<typeof UserSort>

export const UserListQuery = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(100))),
  type: z.optional(UserType),
  status: z.optional(UserStatus),
  sort: z.optional(UserSort),
  direction,
  after: z.optional(z.string().check(z.maxLength(500))),
})
export type UserListQuery = z.infer<typeof UserListQuery>

export const userApi = endpointsOf({
  list: {
    method: 'GET',
    path: '/api/users',
    who: ['staff'],
    can: ['users.view-any'],
    query: UserListQuery,
    reply: z.object({ rows: z.array(UserRow), next: z.nullable(z.string()) }),
  },
  export: {
    method: 'GET',
    path: '/api/users/export',
    who: ['staff'],
    can: ['users.view-any'],
    query: z.extend(z.omit(UserListQuery, { after: true }), { columns: z.optional(ColumnKeys) }),
    reply: z.string(),
    file: { type: 'text/csv', name: 'users' },
    isSensitive: true,
  },
  choices: {
    method: 'GET',
    path: '/api/user-choices',
    who: ['staff'],
    can: ['users.view-any'],
    reply: UserChoices,
  },
  /** The user who already has an email address; checked while a form is typed. */
  holder: {
    method: 'GET',
    path: '/api/user-holders',
    who: ['staff'],
    can: ['users.create'],
    query: z.strictObject({ email: z.string().check(z.maxLength(254)) }),
    reply: z.nullable(z.object({ id: z.string(), name: z.string(), status: UserStatus })),
  },
  show: {
    method: 'GET',
    path: '/api/users/:id',
    who: ['staff'],
    can: ['users.view-any'],
    reply: UserDetail,
  },
  invite: {
    method: 'POST',
    path: '/api/users',
    who: ['staff'],
    can: ['users.create'],
    body: Invitation,
    reply: UserDetail,
  },
  invite_again: {
    method: 'POST',
    path: '/api/users/:id/invitation',
    who: ['staff'],
    can: ['users.create'],
    body: Version,
    reply: UserDetail,
  },
  change: {
    ...accountEndpoint,
    method: 'PATCH',
    path: '/api/users/:id',
    body: AccountChange,
    isSensitive: true,
  },
  suspend: { ...accountEndpoint, method: 'POST', path: '/api/users/:id/suspension', body: Version },
  reactivate: {
    ...accountEndpoint,
    method: 'DELETE',
    path: '/api/users/:id/suspension',
    query: z.strictObject({ version: z.coerce.number().check(z.int()) }),
  },
  sign_out: { ...accountEndpoint, method: 'DELETE', path: '/api/users/:id/sessions' },
  end_session: { ...accountEndpoint, method: 'DELETE', path: '/api/users/:id/sessions/:session' },
  reset_factor: {
    ...accountEndpoint,
    method: 'POST',
    path: '/api/users/:id/second-factor-resets',
    body: FactorReset,
    isSensitive: true,
  },
})
