import * as z from 'zod/mini'
import { UserListQuery } from '#domain/user/account-api'
import { savedListOf } from '#tenant/list/saved-list'
import { userListOf } from './list.ts'

export const savedUsers = savedListOf({
  can: ['users.view-any'],
  search: z.extend(z.omit(UserListQuery, { after: true }), {
    type: z.optional(z.enum(['staff', 'agent', 'client', 'all'])),
  }),
  count: (context, { type = 'staff', ...filters }) =>
    userListOf(context).count({ ...filters, ...(type === 'all' ? {} : { type }) }),
})
