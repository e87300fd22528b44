import type { QuoteCase } from '#domain/quote/case/quote-case'
import { peopleOf } from '#domain/quote/facts'
import type { QuoteOffer } from '#domain/quote/offer'
import { areLinksOpen, offerOf } from '#domain/quote/offer-view'
import type { Quote } from '#domain/quote/quote'
import { notFound } from '#domain/refusal'
import { firmWorkflowsOf } from '#tenant/conveyance/workflow/firm-workflows'
import { isLinkOf } from '#tenant/quote/case/sending'
import type { RequestContext } from '#tenant/runtime/context'
import { offeringFirm } from '#tenant/user/firm'
import { system } from '#tenant/user/people'

type OfferOfLink = {
  readonly context: RequestContext
  readonly quoteCase: QuoteCase
  readonly quote: Quote
}

/** The quote of a link, with a context that acts as its client; throws 404 for an unknown token, and from 31 days after the quote expired. */
export const offerOfLink = (visitor: RequestContext, token: string, name?: string): OfferOfLink => {
  const link = visitor.links.byToken('quote', token, visitor.now)
  if (link?.subject_id == null) throw notFound()
  const systemContext = visitor.as(system)
  const offeredCase = systemContext.quoteCases.get(link.subject_id)
  const quote = offeredCase.quotes.find((one) => isLinkOf(one, link.id))
  if (quote === undefined || !areLinksOpen(offeredCase, quote, visitor.today)) throw notFound()
  const client = { id: `link:${link.id}`, name: name ?? peopleOf(quote.facts) }
  return { context: visitor.as(system, client), quoteCase: offeredCase, quote }
}

export const toOfferView = (
  context: RequestContext,
  quoteCase: QuoteCase,
  quote: Quote,
): QuoteOffer =>
  offerOf(
    quoteCase,
    quote,
    offeringFirm(context.firm, context.settings),
    context.today,
    firmWorkflowsOf(context.store).inForce,
  )
