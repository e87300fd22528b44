import type { QuoteOffer } from '#domain/quote/offer'
import { pdfOf } from './pdfmake.ts'
import { quoteDocument } from './quote-document.ts'

export const quotePdf = (offer: QuoteOffer): Promise<Uint8Array> => pdfOf(quoteDocument(offer))
