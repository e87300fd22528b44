import { computed } from 'nanostores'
import { type QuoteOffer, quoteOfferApi } from '#domain/quote-offer'
import { call } from '#lib/api'
import { createFetcherStore } from './fetching.ts'
import { $route } from './route.ts'

const $token = computed($route, (route) => new URLSearchParams(route.search).get('link'))

/** The price that the link in the address opens. */
export const $quoteOffer = createFetcherStore<QuoteOffer>(['quote-offer/', $token], {
  fetcher: (_, token) => call(quoteOfferApi.show, { params: { token: String(token) } }),
})

/** The client says yes. */
export const acceptOffer = async (name: string, key: string) => {
  const offer = await call(quoteOfferApi.accept, {
    params: { token: $token.get() ?? '' },
    body: { name, accept_terms: true },
    key,
  })
  $quoteOffer.mutate(offer)
}
