import { onMount } from 'nanostores'
import { type QuoteOverview, quoteActivityApi } from '#domain/quote/case/activity'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { followQuotes } from './live.ts'

export const $quoteOverview = createFetcherStore<QuoteOverview>(['quote-overview'], {
  fetcher: () => call(quoteActivityApi.overview),
})

onMount($quoteOverview, () => followQuotes(() => $quoteOverview.revalidate()))
