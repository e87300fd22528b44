import type { FiguresPaper } from '#domain/document/figures-document'
import { figuresPaper } from './figures-paper.ts'
import { pdfOf } from './pdfmake.ts'

/** Tables of figures as a paper that is kept or sent on. */
export const figuresPdf = (it: FiguresPaper): Promise<Uint8Array<ArrayBuffer>> =>
  pdfOf(figuresPaper(it))
