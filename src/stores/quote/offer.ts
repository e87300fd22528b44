import { computed } from 'nanostores'
import { type QuoteOffer, quoteOfferApi } from '#domain/quote/offer'
import { call } from '#lib/api'
import { ApiError } from '#lib/api-error'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'

const $token = computed($route, (route) => new URLSearchParams(route.search).get('link'))

export const $quoteOffer = createFetcherStore<QuoteOffer>(['quote-offer/', $token], {
  fetcher: (_, token) => call(quoteOfferApi.show, { params: { token: String(token) } }),
})

/** Accepts the offer; one that can no longer be accepted is fetched again. Throws ApiError. */
export const acceptOffer = async (name: string, key: string) => {
  try {
    const offer = await call(quoteOfferApi.accept, {
      params: { token: $token.get() ?? '' },
      body: { name, accept_terms: true },
      key,
    })
    $quoteOffer.mutate(offer)
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) $quoteOffer.revalidate()
    throw error
  }
}
