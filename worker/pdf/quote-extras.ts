import type { Content } from 'pdfmake/interfaces'
import type { QuoteOffer } from '#domain/quote/offer'
import { heading, money, ruled } from './pdf-file.ts'

/** What may cost extra, with what it would cost. */
export const couldApply = ({ could_apply }: QuoteOffer): Content[] =>
  could_apply.length === 0
    ? []
    : [
        heading('Possible extra costs'),
        {
          text: 'Not included in the price above, because we do not know yet if you need these. We ask you first.',
          style: 'quiet',
          margin: [0, 0, 0, 4],
        },
        {
          layout: ruled,
          table: {
            dontBreakRows: true,
            widths: ['*', 110],
            body: could_apply.map((it) => [
              [{ text: it.label }, { text: it.why, style: 'quiet', fontSize: 8.5 }],
              { text: rangeOf(it), alignment: 'right' as const, noWrap: true },
            ]),
          },
        },
      ]

const rangeOf = ({ inc_vat, up_to }: QuoteOffer['could_apply'][number]) =>
  up_to === null ? money(inc_vat) : `${money(inc_vat)} to ${money(up_to)}`
