import * as z from 'zod/mini'
import { leadApi } from '#domain/lead/api'
import { savedListOf } from '#tenant/list/saved-list'

export const savedLeads = savedListOf({
  can: [],
  search: z.omit(leadApi.list.query, { after: true, limit: true }),
  count: ({ leadList }, filters) => leadList.count(filters),
})
