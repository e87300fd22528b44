import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import type { Bundle } from '#domain/document/making/plan'
import { dated, INK, QUIET, ruled } from '../pdf-file.ts'

/** Where a part lies in the bundle: its first page, and how many it has. */
export type Place = { readonly first: number; readonly pages: number }

const pagesText = ({ first, pages }: Place) =>
  pages > 1 ? `${first} to ${first + pages - 1}` : String(first)

const column = (text: string) => ({ text, color: QUIET, fontSize: 8.5 })

/** The index of a bundle as an A4 document. */
export const indexDocument = (
  { title, subtitle, parts }: Pick<Bundle, 'title' | 'subtitle' | 'parts'>,
  places: readonly Place[],
): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [56, 56, 56, 56],
  info: { title },
  defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.3, color: INK },
  content: [
    { text: title, fontSize: 17, bold: true },
    { text: subtitle, color: QUIET, margin: [0, 2, 0, 18] },
    {
      layout: ruled,
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: [22, '*', 90, 100, 60],
        body: [
          [column('No.'), column('Document'), column('Group'), column('Filed'), column('Pages')],
          ...parts.map(({ name, group, filed_on }, at) => [
            String(at + 1),
            name.replace(/\.pdf$/i, ''),
            group,
            dated(filed_on),
            { text: pagesText(places[at] ?? { first: 0, pages: 0 }), noWrap: true },
          ]),
        ],
      },
    },
  ],
})
