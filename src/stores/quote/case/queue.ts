import { computed } from 'nanostores'
import { quoteActivityApi } from '#domain/quote/case/activity'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { pagedListOf } from '#stores/list/paged'
import { followQuotes } from './live.ts'

type Stage = 'presold' | 'sold'

const PAGE_STAGES: Readonly<Record<string, Stage>> = {
  'quotes-quote-cases-presold-quote-list-slim': 'presold',
  'quotes-quote-cases-sold-quote-list-slim': 'sold',
}

export const $queueStage = computed($route, ({ name }) => PAGE_STAGES[name ?? ''] ?? null)

export const {
  $rows: $quoteQueueRows,
  loadMore: loadMoreQueue,
  refresh: refreshQueue,
} = pagedListOf({
  key: 'quote-queue/',
  $query: computed($queueStage, (stage) => stage && { stage }),
  page: (query) => call(quoteActivityApi.queue, { query }),
  keyOf: ({ id }) => id,
  follow: followQuotes,
})
