import { bankDetailsApi, type ShowingView } from '#domain/client-account/showing/api'
import { call } from '#lib/api'
import { ApiError } from '#lib/api-error'
import { createFetcherStore } from '#stores/list/fetching'

/** How far the signed-in client is on the way to our bank details, which no store ever holds. */
export const $showing = createFetcherStore<ShowingView>(['bank-details'], {
  fetcher: () => call(bankDetailsApi.show),
})

/** Shows what an act left; one that is no longer possible is fetched again. Throws ApiError. */
const shown = async <Of extends ShowingView>(answer: Promise<Of>): Promise<Of> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) $showing.revalidate()
    throw error
  }
}

export const sendCode = async () => {
  $showing.mutate(await shown(call(bankDetailsApi.send_code)))
}

/** The details for a correct code; null for a wrong one, which is counted. */
export const enterCode = async (code: string, key: string) => {
  const { details, ...view } = await shown(call(bankDetailsApi.enter_code, { body: { code }, key }))
  $showing.mutate(view)
  return details
}
