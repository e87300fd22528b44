import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { DocumentTable, FiguresDocument } from '#domain/document/figures-document'
import { heading, INK, QUIET, ruled } from './pdf-file.ts'

const MARGIN = 36

/** Returns tables of figures as an A4 landscape document. */
export const figuresDocument = (figures: FiguresDocument): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageOrientation: 'landscape',
  pageMargins: [MARGIN, MARGIN, MARGIN, 48],
  info: { title: figures.title, author: figures.firm, subject: figures.covers },
  defaultStyle: { font: 'Roboto', fontSize: 8, lineHeight: 1.2, color: INK },
  styles: {
    firm: { fontSize: 15, bold: true },
    heading: { fontSize: 11, bold: true, margin: [0, 16, 0, 5] },
    quiet: { color: QUIET },
    column: { color: QUIET, fontSize: 7.5 },
    total: { bold: true },
  },
  content: [
    { text: figures.title, style: 'firm' },
    { text: figures.covers, margin: [0, 2, 0, 0] },
    { text: figures.as_of, style: 'quiet' },
    ...figures.tables.map(tableOf),
    heading('What these figures count'),
    ...figures.definitions.map(
      ({ name, says }): Content => ({
        text: [{ text: `${name}. `, bold: true }, says],
        margin: [0, 0, 0, 2],
      }),
    ),
  ],
  footer: (page, pages) => ({
    margin: [MARGIN, 14, MARGIN, 0],
    columns: [
      { text: figures.firm, style: 'quiet' },
      { text: `${page} of ${pages}`, style: 'quiet', alignment: 'right' },
    ],
  }),
})

const MOST_UNBROKEN_ROWS = 20

const tableOf = ({ title, heads, rows, total }: DocumentTable): Content => ({
  unbreakable: rows.length <= MOST_UNBROKEN_ROWS,
  margin: title === null ? [0, 14, 0, 0] : 0,
  stack: [
    ...(title === null ? [] : [heading(title)]),
    {
      layout: ruled,
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: heads.map((_, at) => (at === 0 ? '*' : 'auto')),
        body: [
          heads.map((text, at) => cell(text, at, 'column')),
          ...rows.map((row) => row.map((text, at) => cell(text, at))),
          ...(total === null ? [] : [total.map((text, at) => cell(text, at, 'total'))]),
        ],
      },
    },
  ],
})

const cell = (text: string, at: number, style = ''): TableCell => ({
  text,
  ...(at > 0 && { alignment: 'right', noWrap: style !== 'column' }),
  ...(style && { style }),
})
