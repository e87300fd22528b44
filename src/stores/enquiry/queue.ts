import { computed } from 'nanostores'
import { type LiveEnquiry, type LiveFilters, liveEnquiryApi } from '#domain/enquiry/queue/api'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { followArea } from '#stores/list/following'
import { pagedListOf } from '#stores/list/paged'

const $query = computed($route, ({ name, search }): LiveFilters | null =>
  name === 'admin-additional-enquiries' && new URLSearchParams(search).get('tab') === 'live'
    ? queryIn<LiveFilters>(search, ['holder', 'due', 'classification', 'person'])
    : null,
)

/** The open enquiries of all cases. */
export const {
  $rows: $liveEnquiries,
  $totals: $liveTotals,
  loadMore: loadMoreLive,
  refresh: refreshLive,
} = pagedListOf<LiveFilters, LiveEnquiry, { count: number; late: number }>({
  key: 'live-enquiries/',
  $query,
  page: (query) => call(liveEnquiryApi.list, { query }),
  totals: (query) => call(liveEnquiryApi.totals, { query }),
  keyOf: ({ id }) => id,
  follow: (refresh) => followArea('conveyances', refresh),
})
