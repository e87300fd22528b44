import type { QuoteOffer } from '#domain/quote/offer'
import { pdfOf } from './pdfmake.ts'
import { quoteDocument } from './quote-document.ts'

/** A price as its client may keep it: an A4 paper with everything the page says. */
export const quotePdf = (offer: QuoteOffer): Promise<Uint8Array> => pdfOf(quoteDocument(offer))
