import { computed } from 'nanostores'
import type { QueryInput } from '#domain/endpoint'
import { type QuoteCaseView, quoteCaseApi } from '#domain/quote/case/api'
import { rowsNames } from '#domain/quote/figures/rows-labels'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { pagedListOf } from '#stores/list/paged'
import { followQuotes } from './live.ts'

export type QuoteListQuery = QueryInput<typeof quoteCaseApi.list>

const PAGE_VIEWS: Readonly<Record<string, QuoteCaseView>> = {
  'quotes-quote-cases-presold-quote-list': 'presold',
  'quotes-quote-cases-sold-quote-list': 'sold',
  'quotes-quote-cases-call-status': 'call-board',
  'quotes-quote-cases-dead-tomorrow': 'dead-tomorrow',
}

/** The views that are fetched whole, because they are shown as lanes. */
const UNPAGED_VIEWS: readonly (QuoteCaseView | undefined)[] = ['call-board', 'dead-tomorrow']

const NAMES = [
  'q',
  'status',
  'stage',
  'owner_id',
  'giver_id',
  'agency_id',
  'import_id',
  'dates',
  'dates_of',
  ...rowsNames,
  'sort',
  'direction',
] as const

export const $quoteListQuery = computed($route, ({ name, search }): QuoteListQuery | null => {
  const { view: chosen = 'all' } = queryIn<QuoteListQuery>(search, ['view'])
  const view = name === 'quotes' ? chosen : PAGE_VIEWS[name ?? '']
  if (view === undefined || /^(prices|import)$/.test(chosen)) return null
  return { view, ...queryIn<QuoteListQuery>(search, NAMES) }
})

export const {
  $rows: $quoteCaseRows,
  $totals: $quoteCaseTotals,
  loadMore: loadMoreQuotes,
  refresh: refreshQuoteCases,
} = pagedListOf({
  key: 'quote-cases/',
  $query: $quoteListQuery,
  page: (query) => call(quoteCaseApi.list, { query }),
  totals: (query) => call(quoteCaseApi.totals, { query }),
  isWhole: ({ view }) => UNPAGED_VIEWS.includes(view),
  keyOf: ({ id }) => id,
  later: { limit: 100 },
  follow: followQuotes,
})
