import { type ClientChoice, clientChoiceApi } from '#domain/contact/choice/api'
import type { ClientChoiceBody } from '#domain/contact/choice/bodies'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'

/** How the signed-in client is told of news. */
export const $ownChoice = createFetcherStore<ClientChoice>(['own-message-choice'], {
  fetcher: () => call(clientChoiceApi.show),
})

/** Saves how they want to be told; throws ApiError. */
export const saveOwnChoice = async (body: ClientChoiceBody, key: string) =>
  $ownChoice.mutate(await call(clientChoiceApi.change, { body, key }))
