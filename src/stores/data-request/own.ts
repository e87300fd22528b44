import { dataRequestApi } from '#domain/data-request/api'
import type { OwnDataRequestView } from '#domain/data-request/client'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'

/** What the signed-in client asked of their data, newest first. */
export const $ownDataRequests = createFetcherStore<OwnDataRequestView[]>(['own-data-requests'], {
  fetcher: () => call(dataRequestApi.of_client),
})

/** Asks for a copy of their data; throws ApiError. */
export const askForOwnData = async (text: string, key: string) => {
  await call(dataRequestApi.ask, { body: { text }, key })
  $ownDataRequests.revalidate()
}
