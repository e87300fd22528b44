import type { QuoteOffer } from '#domain/quote/offer'
import { pdfOf } from './pdfmake.ts'
import { quotePaper } from './quote-paper.ts'

/** A price as its client may keep it: an A4 paper with everything the page says. */
export const quotePdf = (offer: QuoteOffer): Promise<Uint8Array> => pdfOf(quotePaper(offer))
