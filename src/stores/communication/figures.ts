import { onMount } from 'nanostores'
import { communicationFiguresApi, type TypeFigures } from '#domain/communication/figures/api'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'

/** How the messages of each event went in the last 30 days. */
export const $communicationFigures = createFetcherStore<TypeFigures[]>(['communication-figures'], {
  fetcher: () => call(communicationFiguresApi.show),
})

onMount($communicationFigures, () =>
  followArea('messages', () => $communicationFigures.revalidate()),
)
