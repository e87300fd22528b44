import * as z from 'zod/mini'
import { MemoListQuery } from '#domain/sale-memo/api'
import { savedListOf } from '#tenant/list/saved-list'
import { memoListOf } from './list.ts'

export const savedMemos = savedListOf({
  can: [],
  search: z.omit(MemoListQuery, { after: true, limit: true }),
  count: (context, filters) => memoListOf(context).count(filters),
})
