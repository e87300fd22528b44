import { accept } from '#domain/quote/case/acceptance'
import { view } from '#domain/quote/case/viewing'
import { quoteOfferApi } from '#domain/quote/offer'
import { type Api, serve } from '../serve.ts'
import { offerOfLink, toOfferView } from '../tenant/quote/offers.ts'

/** A quote as its client views and accepts it, authorised by the token of the link. */
export const quoteOffers = (api: Api) => {
  serve(api, quoteOfferApi.show, (asked) => {
    const { context, quoteCase: it, quote } = offerOfLink(asked, asked.params.token)
    context.store.transaction(() =>
      context.quoteCases.keep(view(it, quote.version, context.now), it.version),
    )
    return toOfferView(context, it, quote)
  })
  serve(api, quoteOfferApi.accept, (asked) => {
    const {
      context,
      quoteCase: it,
      quote,
    } = offerOfLink(asked, asked.params.token, asked.body.name)
    const accepting = { quote_version: quote.version, name: asked.body.name, how: 'link' } as const
    const accepted = context.quoteCases.keep(accept(it, accepting, context.now), it.version)
    return toOfferView(
      context,
      accepted,
      accepted.quotes.find((one) => one.version === quote.version) ?? quote,
    )
  })
}
