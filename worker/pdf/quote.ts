import type { QuoteOffer } from '#domain/quote/offer'
import { pdfOf } from './pdfmake.ts'
import { isReadablePicture } from './picture.ts'
import { quoteDocument } from './quote-document.ts'

/** Renders a quote; `logo` is the data address of a picture, left out when it cannot be read. */
export const quotePdf = async (
  offer: QuoteOffer,
  logo: string | null = null,
): Promise<Uint8Array> => {
  if (logo === null) return pdfOf(quoteDocument(offer))
  if (!isReadablePicture(logo)) return withoutLogo(offer, 'damaged')
  return pdfOf(quoteDocument(offer, logo)).catch((error) => withoutLogo(offer, String(error)))
}

const withoutLogo = (offer: QuoteOffer, why: string) => {
  console.warn(JSON.stringify({ event: 'quote.logo_unreadable', why }))
  return pdfOf(quoteDocument(offer))
}
