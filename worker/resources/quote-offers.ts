import { accept } from '#domain/quote/case/acceptance'
import { view } from '#domain/quote/case/viewing'
import { quoteOfferApi } from '#domain/quote/offer'
import { type Api, serve } from '../serve.ts'
import { offerOfLink, shownOffer } from '../tenant/quote/offers.ts'

/** A price as its client reads and accepts it: the signed link is the key. */
export const quoteOffers = (api: Api) => {
  serve(api, quoteOfferApi.show, (asked) => {
    const { desk, it, quote } = offerOfLink(asked, asked.params.token)
    desk.store.transaction(() =>
      desk.quoteCases.keep(view(it, quote.version, desk.now), it.version),
    )
    return shownOffer(desk, it, quote)
  })
  serve(api, quoteOfferApi.accept, (asked) => {
    const { desk, it, quote } = offerOfLink(asked, asked.params.token, asked.body.name)
    const accepting = { quote_version: quote.version, name: asked.body.name, how: 'link' } as const
    const accepted = desk.quoteCases.keep(accept(it, accepting, desk.now), it.version)
    return shownOffer(
      desk,
      accepted,
      accepted.quotes.find((one) => one.version === quote.version) ?? quote,
    )
  })
}
