import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import { fullDate, londonDate } from '#domain/dates'
import type { OfferLine, QuoteOffer } from '#domain/quote/offer'
import { amount, columnHead, dated, heading, INK, list, money, QUIET, ruled } from './pdf-file.ts'
import { couldApply } from './quote-extras.ts'
import { landTax, taxNames, taxOffices } from './quote-tax.ts'

/** Returns a quote as an A4 document with the same content as its page. */
export const quoteDocument = (
  offer: QuoteOffer,
  logo: string | null = null,
): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [56, 56, 56, 64],
  info: { title: `Quote ${offer.number}`, author: offer.firm.name, subject: 'Conveyancing quote' },
  defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.3, color: INK },
  styles: {
    firm: { fontSize: 16, bold: true },
    heading: { fontSize: 12, bold: true, margin: [0, 18, 0, 6] },
    quiet: { color: QUIET },
    column: { color: QUIET, fontSize: 8.5 },
    total: { bold: true },
    grand: { bold: true, fontSize: 11.5 },
  },
  content: [...picture(logo), ...contentOf(offer)],
  footer: footerOf(offer),
})

const joined = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' · ')

const picture = (logo: string | null): Content[] =>
  logo === null ? [] : [{ image: logo, fit: [200, 48], margin: [0, 0, 0, 8] }]

const footerOf =
  (offer: QuoteOffer) =>
  (page: number, pages: number): Content => ({
    margin: [56, 18, 56, 0],
    columns: [
      { text: joined(offer.firm.name, offer.firm.regulator), style: 'quiet', fontSize: 8 },
      {
        text: `${offer.number} · ${page} of ${pages}`,
        style: 'quiet',
        fontSize: 8,
        alignment: 'right',
        width: 110,
      },
    ],
  })

const contentOf = (offer: QuoteOffer): Content[] => [
  head(offer),
  headline(offer),
  ...offer.matters.flatMap((matter) => [
    heading(matter.heading),
    linesTable('Our work', matter.our_work),
    ...(matter.paid_to_others.length > 0
      ? [linesTable('Paid to others', matter.paid_to_others)]
      : []),
  ]),
  totals(offer),
  ...(offer.land_tax === null ? [] : landTax(offer.land_tax)),
  ...couldApply(offer),
  ...list('Our assumptions', offer.assumptions),
  ...list('What the price includes', offer.included),
  ...list('What the price does not include', offer.not_included),
  ...list('Who does the work', offer.firm.who_does_the_work),
  ...stages(offer),
  ...(offer.referral === null ? [] : [heading('Who introduced you'), offer.referral]),
  heading('If something goes wrong'),
  offer.firm.complaints,
  ...list(`Our terms, version ${offer.firm.terms_version}`, offer.firm.terms),
]

const head = ({ firm, number, version, people, sent_at, valid_until }: QuoteOffer): Content => [
  { text: firm.name, style: 'firm' },
  { text: joined(firm.address, firm.phone, firm.email), style: 'quiet', margin: [0, 2, 0, 22] },
  {
    columns: [
      [
        { text: 'Prepared for', style: 'column' },
        { text: people, bold: true },
      ],
      [{ text: 'Quote', style: 'column' }, version > 1 ? `${number}, version ${version}` : number],
      [{ text: 'Date', style: 'column' }, dated(londonDate(sent_at))],
      [
        { text: 'This quote is valid until', style: 'column' },
        { text: `${fullDate(valid_until)} ${valid_until.slice(0, 4)}`, bold: true },
      ],
    ],
    columnGap: 14,
  },
]

const headline = ({ totals: it, land_tax }: QuoteOffer): Content => [
  { text: money(it.inc_vat), style: 'firm', margin: [0, 20, 0, 0] },
  `Everything we charge and pay for you, with ${money(it.vat)} VAT. Our fee is fixed for the work described here.${
    land_tax === null
      ? ''
      : ` ${taxNames[land_tax.kind]} of ${money(land_tax.total)} is extra: ${money(it.with_tax)} in total.`
  }`,
]

const linesTable = (title: string, lines: readonly OfferLine[]): Content => ({
  margin: [0, 0, 0, 8],
  layout: ruled,
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: ['*', 68, 60, 72],
    body: [
      [
        { text: title, style: 'column' },
        columnHead('Without VAT'),
        columnHead('VAT'),
        columnHead('With VAT'),
      ],
      ...lines.map((line) => [
        line.label,
        amount(line.ex_vat),
        line.vat === 0
          ? { text: 'no VAT', style: 'quiet', alignment: 'right' as const }
          : amount(line.vat),
        amount(line.inc_vat),
      ]),
    ],
  },
})

const totals = ({ totals: it, land_tax }: QuoteOffer): Content => ({
  margin: [0, 10, 0, 0],
  layout: ruled,
  unbreakable: true,
  table: {
    widths: ['*', 68, 60, 72],
    body: [
      [
        { text: 'Total including VAT', style: 'grand' },
        amount(it.ex_vat, 'total'),
        amount(it.vat, 'total'),
        amount(it.inc_vat, 'grand'),
      ],
      ...(land_tax === null
        ? []
        : [
            [
              `${taxNames[land_tax.kind]}, paid to ${taxOffices[land_tax.kind]}`,
              '',
              '',
              amount(land_tax.total),
            ],
            [{ text: 'Total including tax', style: 'total' }, '', '', amount(it.with_tax, 'total')],
          ]),
    ],
  },
})

const stages = ({ matters, firm }: QuoteOffer): Content[] => [
  heading('How long it takes'),
  firm.timescale,
  ...matters
    .filter((it) => it.stages.length > 0)
    .map(
      (matter): Content => ({
        margin: [0, 8, 0, 0],
        layout: ruled,
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: ['*', 110],
          body: [
            [{ text: `${matter.heading}, stage by stage`, style: 'column' }, columnHead('Usually')],
            ...matter.stages.map((stage) => [
              [{ text: stage.name }, { text: stage.meaning, style: 'quiet', fontSize: 8.5 }],
              {
                text: `${stage.usual_wd} working day${stage.usual_wd === 1 ? '' : 's'}`,
                alignment: 'right' as const,
                noWrap: true,
              },
            ]),
          ],
        },
      }),
    ),
]
