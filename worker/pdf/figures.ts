import type { FiguresDocument } from '#domain/document/figures-document'
import { figuresDocument } from './figures-document.ts'
import { pdfOf } from './pdfmake.ts'

export const figuresPdf = (it: FiguresDocument): Promise<Uint8Array<ArrayBuffer>> =>
  pdfOf(figuresDocument(it))
