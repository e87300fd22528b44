import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { DocumentText, TextPart } from '#domain/signature/text'
import { heading, INK, QUIET, ruled } from './pdf-file.ts'
import { pdfOf } from './pdfmake.ts'

/** Returns a text as an A4 document, with the number of its pages. */
export const textPdf = async (
  text: DocumentText,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly pages: number }> => {
  let pages = 0
  const footer = (page: number, of: number): Content => {
    pages = of
    return {
      text: `${text.title}, page ${page} of ${of}`,
      style: 'quiet',
      fontSize: 8,
      margin: [56, 14, 56, 0],
    }
  }
  const bytes = await pdfOf(definitionOf(text, footer))
  return { bytes, pages }
}

const definitionOf = (
  { title, lines, parts }: DocumentText,
  footer: TDocumentDefinitions['footer'],
): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [56, 56, 56, 64],
  info: { title },
  defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.35, color: INK },
  styles: {
    title: { fontSize: 17, bold: true, margin: [0, 14, 0, 4] },
    heading: { fontSize: 12, bold: true, margin: [0, 16, 0, 4] },
    quiet: { color: QUIET },
  },
  content: [
    ...lines.map((line): Content => ({ text: line, style: 'quiet' })),
    { text: title, style: 'title' },
    ...parts.flatMap(contentOf),
  ],
  ...(footer ? { footer } : {}),
})

const contentOf = ({ heading: name, paragraphs, points, rows = [] }: TextPart): Content[] => [
  heading(name),
  ...paragraphs.map((text): Content => ({ text, margin: [0, 0, 0, 5] })),
  ...list(points),
  ...figures(rows),
]

const figures = (rows: NonNullable<TextPart['rows']>): Content[] =>
  rows.length === 0
    ? []
    : [
        {
          layout: ruled,
          table: {
            widths: ['*', 'auto'],
            body: rows.map(({ label, figure }) => [
              label,
              { text: figure, alignment: 'right' as const, noWrap: true },
            ]),
          },
        },
      ]

const list = (points: readonly string[]): Content[] =>
  points.length > 0 ? [{ ul: [...points], markerColor: QUIET }] : []
