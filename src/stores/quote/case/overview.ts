import { onMount } from 'nanostores'
import { type QuoteOverview, quoteActivityApi } from '#domain/quote/case/activity'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { followQuotes } from './live.ts'

/** Counts and fees of quotes by what they are waiting for. */
export const $quoteOverview = createFetcherStore<QuoteOverview>(['quote-overview'], {
  fetcher: () => call(quoteActivityApi.overview),
})

onMount($quoteOverview, () => followQuotes(() => $quoteOverview.revalidate()))
