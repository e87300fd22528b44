import { computed } from 'nanostores'
import type { QueryInput } from '#domain/endpoint'
import { type LeadView, leadApi } from '#domain/lead/api'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { pagedListOf } from '#stores/list/paged'
import { followLeads } from './live.ts'

export type LeadListQuery = QueryInput<typeof leadApi.list>

const PAGE_VIEWS: Readonly<Record<string, LeadView>> = {
  'quotes-leads': 'open',
  'quotes-leads-presold': 'presold',
  'quotes-leads-sold': 'sold',
}

const NAMES = [
  'q',
  'status',
  'stage',
  'source',
  'owner_id',
  'agency_id',
  'import_id',
  'dates',
  'dates_of',
  'received_from',
  'received_until',
  'introducer',
  'branch',
  'negotiator',
  'bdm_id',
  'whose',
  'sort',
  'direction',
] as const

/** Views of the page that replace the list. */
const SCREENS: readonly string[] = ['settings', 'import']

export const $leadListQuery = computed($route, ({ name, search }): LeadListQuery | null => {
  const defaultView = PAGE_VIEWS[name ?? '']
  if (defaultView === undefined) return null
  const { view = defaultView } = queryIn<LeadListQuery>(search, ['view'])
  if (SCREENS.includes(view)) return null
  return {
    view: defaultView === 'open' ? view : defaultView,
    ...queryIn<LeadListQuery>(search, NAMES),
  }
})

export const {
  $rows: $leadRows,
  $totals: $leadTotals,
  loadMore: loadMoreLeads,
  refresh: refreshLeads,
} = pagedListOf({
  key: 'leads/',
  $query: $leadListQuery,
  page: (query) => call(leadApi.list, { query }),
  totals: (query) => call(leadApi.totals, { query }),
  keyOf: ({ id }) => id,
  later: { limit: 100 },
  follow: followLeads,
})
