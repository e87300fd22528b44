import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import type { Bundle } from '#domain/document/making/plan'
import { dated, INK, QUIET, ruled } from '../pdf-file.ts'
import { linkToPart } from './index-links.ts'
import type { Place } from './place.ts'

const pagesText = ({ first, pages }: Place) =>
  pages > 1 ? `${first} to ${first + pages - 1}` : String(first)

/** In two lines, as nothing breaks it otherwise. */
const hashText = (sha256: string) => `SHA-256 ${sha256.slice(0, 32)}\n${sha256.slice(32)}`

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
          ...parts.map(({ name, group, filed_on, sha256 }, at) => [
            String(at + 1),
            [
              { text: name.replace(/\.pdf$/i, ''), link: linkToPart(at) },
              { text: hashText(sha256), color: QUIET, fontSize: 6, lineHeight: 1.1 },
            ],
            group,
            dated(filed_on),
            { text: pagesText(places[at] ?? { first: 0, pages: 0 }), noWrap: true },
          ]),
        ],
      },
    },
  ],
})
