import { computed } from 'nanostores'
import { callApi } from '#domain/call/api'
import type { QueryInput } from '#domain/endpoint'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { followArea } from '#stores/list/following'
import { pagedListOf } from '#stores/list/paged'

type CallQuery = QueryInput<typeof callApi.list>

const NAMES = ['user_id', 'agency_id', 'disposition', 'result', 'on', 'unmatched'] as const

export const $callQuery = computed($route, ({ name, search }): CallQuery | null =>
  name === 'quotes-quote-cases-call-logs' ? queryIn<CallQuery>(search, NAMES) : null,
)

/** The filtered calls, newest first. */
export const {
  $rows: $callRows,
  loadMore: loadMoreCalls,
  refresh: refreshCalls,
} = pagedListOf({
  key: 'calls/',
  $query: $callQuery,
  page: (query) => call(callApi.list, { query }),
  keyOf: ({ id }) => id,
  later: { limit: 100 },
  follow: (refresh) => followArea('quotes', refresh),
})
