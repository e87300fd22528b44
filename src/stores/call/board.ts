import { computed, onMount } from 'nanostores'
import { type CallStatus, callApi } from '#domain/call/api'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { followQuotes } from '#stores/quote/case/live'

/** The outcome of the last call of each open case. */
const $callBoard = createFetcherStore<CallStatus[]>(['call-board'], {
  fetcher: () => call(callApi.board),
})

/** The same, by the case's id. */
export const $callStatuses = computed(
  $callBoard,
  ({ data }) => new Map((data ?? []).map((it) => [it.id, it])),
)

onMount($callBoard, () => followQuotes(() => $callBoard.revalidate()))
