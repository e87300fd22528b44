import { acceptQuote } from '#domain/quote/case/acceptance'
import { recordView } from '#domain/quote/case/viewing'
import { quoteOfferApi } from '#domain/quote/offer'
import { type Api, serve } from '../serve.ts'
import { offerOfLink, toOfferView } from '../tenant/quote/offers.ts'

export const quoteOffers = (api: Api) => {
  serve(api, quoteOfferApi.show, (request) => {
    const { context, quoteCase: it, quote } = offerOfLink(request, request.params.token)
    context.store.transaction(() =>
      context.quoteCases.keep(recordView(it, quote.version, context.now), it.version),
    )
    return toOfferView(context, it, quote)
  })
  serve(api, quoteOfferApi.accept, (request) => {
    const {
      context,
      quoteCase: it,
      quote,
    } = offerOfLink(request, request.params.token, request.body.name)
    const accepting = {
      quote_version: quote.version,
      name: request.body.name,
      how: 'link',
    } as const
    const accepted = context.quoteCases.keep(acceptQuote(it, accepting, context.now), it.version)
    return toOfferView(
      context,
      accepted,
      accepted.quotes.find((one) => one.version === quote.version) ?? quote,
    )
  })
}
