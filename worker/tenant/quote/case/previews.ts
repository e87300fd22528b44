import type { MessagePreview } from '#domain/communication/preview'
import { sendQuote } from '#domain/quote/case/sending'
import { communicationPreviews } from '#tenant/events/previews'
import type { RequestContext } from '#tenant/runtime/context'
import { quoteCorrespondence } from './correspondence.ts'
import { newOffer } from './sending.ts'

/** The messages that sending a quote by email would send now; the link stays open, as each message has its own. */
export const previewSending = (context: RequestContext, id: string): MessagePreview[] => {
  const quoteCase = context.quoteCases.fresh(id, null)
  const { sending } = newOffer(context, quoteCase.facts, ['email'])
  const outcome = sendQuote(quoteCase, sending, context.by, context.now)
  const offer = { link: '[the client’s own link]' }
  const from = quoteCorrespondence(context, outcome.quoteCase, offer)
  return from === null ? [] : communicationPreviews(context, outcome.events, from)
}
