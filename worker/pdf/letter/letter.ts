import { fileTypes } from '#domain/document/file-type'
import { PDF } from '#domain/document/making/acts'
import type { MadeFormat } from '#domain/document/making/order'
import type { Letter } from '#domain/document/making/plan'
import { pdfOf } from '../pdfmake.ts'
import { letterDocument } from './letter-document.ts'
import { letterDocx } from './letter-docx.ts'

const WORD = fileTypes['.docx']?.mime ?? ''

/** A letter as a file; `pages` is null for one of Word, which has none until it is laid out. */
export const letterFile = async (letter: Letter, format: MadeFormat) => {
  if (format === 'docx') return { bytes: await letterDocx(letter), mime: WORD, pages: null }
  let pages = 0
  const definition = letterDocument(letter, (count) => {
    pages = count
  })
  const bytes = await pdfOf(definition)
  return { bytes, mime: PDF, pages }
}
