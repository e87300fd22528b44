import type { FiguresDocument } from '#domain/document/figures-document'
import { figuresDocument } from './figures-document.ts'
import { pdfOf } from './pdfmake.ts'

/** Tables of figures as a paper that is kept or sent on. */
export const figuresPdf = (it: FiguresDocument): Promise<Uint8Array<ArrayBuffer>> =>
  pdfOf(figuresDocument(it))
