import * as z from 'zod/mini'
import { AgencyListQuery } from '#domain/agent/records-api'
import { savedListOf } from '#tenant/list/saved-list'
import { agencyListOf } from './list.ts'

export const savedAgencies = savedListOf({
  can: ['agencies.view-any'],
  search: z.omit(AgencyListQuery, { after: true, limit: true }),
  count: (context, filters) => agencyListOf(context).count(filters),
})
