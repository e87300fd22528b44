import { computed } from 'nanostores'
import type { QueryInput } from '#domain/endpoint'
import { quoteActivityApi } from '#domain/quote/case/activity'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { pagedListOf } from '#stores/list/paged'

export type QuoteActivityQuery = QueryInput<typeof quoteActivityApi.activity>

/** The filters of the activity log in the address; null on any other page. */
export const $quoteActivityQuery = computed(
  $route,
  ({ name, search }): QuoteActivityQuery | null =>
    name === 'quotes-quote-cases-logs'
      ? queryIn<QuoteActivityQuery>(search, ['action', 'mine', 'on'])
      : null,
)

export const {
  $rows: $quoteActivityRows,
  loadMore: loadMoreActivity,
  refresh: refreshActivity,
} = pagedListOf({
  key: 'quote-activity/',
  $query: $quoteActivityQuery,
  page: (query) => call(quoteActivityApi.activity, { query }),
  keyOf: ({ seq }) => seq,
})
