import { onMount } from 'nanostores'
import { type ClientHistoryEntry, clientHistoryApi } from '#domain/conveyance/portal/history'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { followClientCases } from './case.ts'

/** Everything that was shared with the signed-in client, newest first. */
export const $clientHistory = createFetcherStore<ClientHistoryEntry[]>(['client-history'], {
  fetcher: () => call(clientHistoryApi.list),
})

onMount($clientHistory, () => followClientCases(() => $clientHistory.revalidate()))
