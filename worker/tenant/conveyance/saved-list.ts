import * as z from 'zod/mini'
import { ConveyanceListQuery } from '#domain/conveyance/api'
import { savedListOf } from '#tenant/list/saved-list'

export const savedConveyances = savedListOf({
  can: ['conveyance.view-any'],
  search: z.omit(ConveyanceListQuery, { after: true, limit: true }),
  count: ({ conveyanceList }, filters) => conveyanceList.count(filters),
})
