import type { QuoteOffer } from '#domain/quote/offer'
import { pdfOf } from './pdfmake.ts'
import { quoteDocument } from './quote-document.ts'

/** Renders a quote; `logo` is the data address of a picture. */
export const quotePdf = (offer: QuoteOffer, logo: string | null = null): Promise<Uint8Array> =>
  pdfOf(quoteDocument(offer, logo))
