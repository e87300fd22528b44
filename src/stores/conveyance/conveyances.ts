import { computed } from 'nanostores'
import type { ConveyanceFilters, ConveyanceListQuery } from '#domain/conveyance/api'
import { conveyanceApi } from '#domain/conveyance/api'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { followArea } from '#stores/list/following'
import { pagedListOf } from '#stores/list/paged'

const FILTERS = [
  'view',
  'q',
  'stage',
  'matter_type',
  'fee_earner',
  'status',
  'agency',
  'dates',
  'dates_of',
] as const

/** The filters of the list, the board and the calendar in an address. */
export const conveyanceFiltersIn = (search: string) => queryIn<ConveyanceFilters>(search, FILTERS)

export const $conveyanceQuery = computed($route, ({ name, search }): ConveyanceListQuery | null =>
  name === 'conveyances'
    ? queryIn<ConveyanceListQuery>(search, [...FILTERS, 'sort', 'direction'])
    : null,
)

export const {
  $rows: $conveyanceRows,
  $totals: $conveyanceTotals,
  loadMore: loadMoreConveyances,
  refresh: refreshConveyances,
} = pagedListOf({
  key: 'conveyances/',
  $query: $conveyanceQuery,
  page: (query) => call(conveyanceApi.list, { query }),
  totals: (query) => call(conveyanceApi.totals, { query }),
  keyOf: ({ id }) => id,
  later: { limit: 100 },
  follow: (refresh) => followArea('conveyances', refresh),
})
