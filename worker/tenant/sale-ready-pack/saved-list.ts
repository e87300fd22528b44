import * as z from 'zod/mini'
import { PackListQuery } from '#domain/sale-ready-pack/api'
import { savedListOf } from '#tenant/list/saved-list'
import { packListOf } from './list.ts'

export const savedPacks = savedListOf({
  can: [],
  search: z.omit(PackListQuery, { after: true, limit: true }),
  count: (context, filters) => packListOf(context).count(filters),
})
