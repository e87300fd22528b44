import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { LettersPaper } from '#domain/communication/letter/paper'
import { INK, QUIET } from './pdf-file.ts'
import { pdfOf } from './pdfmake.ts'

const mm = (length: number) => (length * 72) / 25.4

/**
 * Where the address stands on A4 folded in three, from the left and the top edge: what the window of a DL envelope
 * (BS EN 13619: 35 × 90 mm, 20 mm from the left and 18 mm from the bottom) shows wherever the sheet slides to.
 */
export const WINDOW = { left: mm(24), top: mm(58), width: mm(74), height: mm(22) } as const

const MARGIN = mm(24)
const BODY_TOP = mm(92)

type Letter = LettersPaper['letters'][number]

const firmLines = ({ name, lines }: LettersPaper['firm']): Content => ({
  absolutePosition: { x: MARGIN, y: mm(16) },
  stack: [
    { text: name, fontSize: 15, bold: true },
    ...lines.map((text) => ({ text, style: 'quiet' })),
  ],
})

const letterOf = (firm: LettersPaper['firm'], letter: Letter): Content[] => [
  firmLines(firm),
  {
    absolutePosition: { x: WINDOW.left, y: WINDOW.top },
    stack: letter.to.map((text) => ({ text, style: 'address' })),
  },
  {
    margin: [0, BODY_TOP - MARGIN, 0, 10],
    columns: [
      { text: letter.date },
      { text: letter.ref === '' ? '' : `Our reference: ${letter.ref}`, alignment: 'right' },
    ],
  },
  { text: letter.subject, bold: true, margin: [0, 0, 0, 8] },
  ...letter.paragraphs.map((text): Content => ({ text, margin: [0, 0, 0, 8] })),
]

/** Returns letters as one document, each on pages of its own, with its address in the window. */
export const lettersDocument = ({ firm, letters }: LettersPaper): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [MARGIN, MARGIN, MARGIN, mm(20)],
  info: { title: 'Letters', author: firm.name },
  defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: INK },
  styles: {
    quiet: { color: QUIET, fontSize: 8.5 },
    address: { fontSize: 9.5, lineHeight: 1.1 },
  },
  content: letters.map(
    (letter, at): Content => ({
      stack: letterOf(firm, letter),
      ...(at === 0 ? {} : { pageBreak: 'before' as const }),
    }),
  ),
})

export const lettersPdf = (paper: LettersPaper): Promise<Uint8Array<ArrayBuffer>> =>
  pdfOf(lettersDocument(paper))
