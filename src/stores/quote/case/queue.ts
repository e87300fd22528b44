import { atom, computed, onMount } from 'nanostores'
import type { ReplyOf } from '#domain/endpoint'
import { quoteActivityApi } from '#domain/quote/case/activity'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { followQuotes } from './live.ts'

type Page = ReplyOf<typeof quoteActivityApi.queue>
type Stage = 'presold' | 'sold'

const PAGE_STAGES: Readonly<Record<string, Stage>> = {
  'quotes-quote-cases-presold-quote-list-slim': 'presold',
  'quotes-quote-cases-sold-quote-list-slim': 'sold',
}

/** The stage whose queue the page shows; null on any other page. */
export const $queueStage = computed($route, ({ name }) => PAGE_STAGES[name ?? ''] ?? null)

/** Whom to telephone next. */
export const $quoteQueue = createFetcherStore<Page>(['quote-queue/', $queueStage], {
  fetcher: (_, stage) => call(quoteActivityApi.queue, { query: { stage: stage as Stage } }),
})

const $laterQueue = atom<Page | null>(null)

export const $quoteQueueRows = computed([$quoteQueue, $laterQueue], (first, later) => ({
  ...first,
  rows: [...(first.data?.rows ?? []), ...(later?.rows ?? [])],
  next: later === null ? (first.data?.next ?? null) : later.next,
}))

/** Fetches the page that follows what is shown. */
export const loadMoreQueue = async () => {
  const { next: after } = $quoteQueueRows.get()
  const stage = $queueStage.get()
  if (after === null || stage === null) return
  const page = await call(quoteActivityApi.queue, { query: { stage, after } })
  $laterQueue.set({ rows: [...($laterQueue.get()?.rows ?? []), ...page.rows], next: page.next })
}

onMount($quoteQueue, () => {
  const stopListening = followQuotes(() => $quoteQueue.revalidate())
  const stopFollowing = $queueStage.listen(() => $laterQueue.set(null))
  return () => {
    stopListening()
    stopFollowing()
  }
})
