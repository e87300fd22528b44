import type { Content } from 'pdfmake/interfaces'
import type { QuoteTax } from '#domain/quote/quote'
import { amount, columnHead, dated, heading, money, ruled } from './pdf-file.ts'

export const taxNames = { SDLT: 'Stamp Duty Land Tax', LTT: 'Land Transaction Tax' }
export const taxOffices = { SDLT: 'HM Revenue & Customs', LTT: 'the Welsh Revenue Authority' }

export const landTax = (tax: QuoteTax): Content[] => [
  {
    unbreakable: true,
    stack: [
      heading(`How ${taxNames[tax.kind]} is calculated`),
      taxTable(tax),
      {
        text: `For ${money(tax.price)} in ${tax.nation}. Basis: ${tax.basis}. Rates in force from ${dated(tax.rule.effective_from)}.`,
        style: 'quiet',
        margin: [0, 4, 0, 0],
      },
      ...tax.notes.map((text): Content => ({ text, style: 'quiet' })),
    ],
  },
]

const taxTable = (tax: QuoteTax): Content => ({
  layout: ruled,
  table: {
    headerRows: 1,
    widths: ['*', 60, 72],
    body: [
      [{ text: 'Part of the price', style: 'column' }, columnHead('Rate'), columnHead('Tax')],
      ...tax.slices.map((slice) => [
        slice.to === null
          ? `Above ${money(slice.from)}`
          : `${money(slice.from)} to ${money(slice.to)}`,
        { text: `${slice.rate / 100}%`, alignment: 'right' as const },
        amount(slice.tax),
      ]),
    ],
  },
})
