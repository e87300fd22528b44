import * as z from 'zod/mini'
import { ConveyanceListQuery } from '#domain/conveyance/api'
import { leadApi } from '#domain/lead/api'
import { quoteCaseApi } from '#domain/quote/case/api'
import { invalid } from '#domain/refusal'
import { UserListQuery } from '#domain/user/account-api'
import { ColumnKeys } from './export.ts'
import type { SavedList } from './saved-view.ts'

const columns = z.optional(ColumnKeys)

const searches = {
  conveyances: z.extend(z.omit(ConveyanceListQuery, { after: true, limit: true }), { columns }),
  leads: z.extend(z.omit(leadApi.list.query, { after: true, limit: true }), { columns }),
  quotes: z.extend(z.omit(quoteCaseApi.list.query, { after: true, limit: true }), { columns }),
  users: z.extend(z.omit(UserListQuery, { after: true }), {
    columns,
    // The page shows staff alone unless it is told otherwise.
    type: z.optional(z.enum(['staff', 'agent', 'client', 'all'])),
  }),
}

const kindOf = (list: SavedList): keyof typeof searches =>
  list === 'conveyances' || list === 'leads' || list === 'users' ? list : 'quotes'

/**
 * What the address of a list asks, name by name. Refuses 422 for what the list would not understand, so
 * that no view is kept that fails when it is opened.
 */
export const readSearch = <Of extends SavedList>(list: Of, search: string) => {
  const asked = Object.fromEntries(new URLSearchParams(search))
  const { success, data } = z.safeParse(searches[kindOf(list)], asked)
  if (!success) throw invalid({ search: ['This list cannot be asked that.'] })
  return data
}
