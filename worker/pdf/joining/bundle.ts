import type { PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib'
import { rgb } from '@cantoo/pdf-lib'
import { pagesIn } from '#domain/document/making/page-ranges'
import type { Bundle } from '#domain/document/making/plan'
import { wrongState } from '#domain/refusal'
import { pdfOf } from '../pdfmake.ts'
import { fontOf, newPdf, openPdf } from '../signature/stamping.ts'
import { addBookmarks } from './bookmarks.ts'
import { indexDocument } from './index-document.ts'
import { linkIndex } from './index-links.ts'
import { placesOf } from './place.ts'

type Made = { readonly bytes: Uint8Array<ArrayBuffer>; readonly pages: number }

const GREY = rgb(0.25, 0.28, 0.27)
const MARGIN = 22
const SIZE = 9

/** A PDF of the case; throws 409 for one that is damaged or has a password. */
const opened = async (bytes: Uint8Array, name: string): Promise<PDFDocument> => {
  try {
    return await openPdf(bytes)
  } catch {
    throw wrongState(
      'file_unreadable',
      `${name} is damaged or has a password, so it cannot be used here. Upload a copy that opens.`,
    )
  }
}

const saved = async (pdf: PDFDocument): Promise<Made> => ({
  bytes: new Uint8Array(await pdf.save()),
  pages: pdf.getPageCount(),
})

/** What is typed in the fields of a form becomes text, as a page that is copied loses its form. */
const flattened = (pdf: PDFDocument) => {
  try {
    pdf.getForm().flatten()
  } catch {
    // A form without appearances stays as it is; its pages are copied all the same.
  }
  return pdf
}

/** Some pages of a PDF as one of their own, in that order; throws 409, and 422 for what is no page of it. */
export const pagesOf = async (bytes: Uint8Array, name: string, typed: string): Promise<Made> => {
  const source = flattened(await opened(bytes, name))
  const numbers = pagesIn(typed, source.getPageCount())
  const pdf = await newPdf()
  const copied = await pdf.copyPages(
    source,
    numbers.map((it) => it - 1),
  )
  for (const page of copied) pdf.addPage(page)
  pdf.setTitle(name)
  return saved(pdf)
}

/** The index, and how many pages it has: its own length moves the numbers that it names. */
const indexOf = async (bundle: Bundle, counts: readonly number[]) => {
  let pages = 1
  for (let attempt = 0; ; attempt++) {
    const bytes = await pdfOf(indexDocument(bundle, placesOf(counts, pages)))
    const pdf = await openPdf(bytes)
    if (pdf.getPageCount() === pages || attempt === 3) return pdf
    pages = pdf.getPageCount()
  }
}

/** A bundle of PDFs in their order, with an index, page numbers and a stamp where wanted; throws 409. */
export const bundleOf = async (bundle: Bundle, sources: readonly Uint8Array[]): Promise<Made> => {
  const parts: PDFDocument[] = []
  for (const [at, bytes] of sources.entries())
    parts.push(flattened(await opened(bytes, bundle.parts[at]?.name ?? 'A document')))
  const counts = parts.map((it) => it.getPageCount())
  const pdf = await newPdf()
  const index = bundle.has_index ? await indexOf(bundle, counts) : null
  for (const source of index === null ? parts : [index, ...parts])
    for (const page of await pdf.copyPages(source, source.getPageIndices())) pdf.addPage(page)
  const indexPages = index?.getPageCount() ?? 0
  const places = placesOf(counts, indexPages)
  linkIndex(pdf, indexPages, places)
  await mark(pdf, bundle)
  addBookmarks(pdf, bundle, places)
  pdf.setTitle(bundle.title, { showInWindowTitleBar: true })
  return saved(pdf)
}

/** Writes the stamp and each page’s number at its foot, whatever its size. */
const mark = async (pdf: PDFDocument, { is_numbered, stamp }: Bundle) => {
  if (!is_numbered && stamp === '') return
  const font = await fontOf(pdf)
  const count = pdf.getPageCount()
  for (const [at, page] of pdf.getPages().entries()) {
    if (is_numbered) write(page, font, `${at + 1} of ${count}`, 'right')
    if (stamp !== '') write(page, font, stamp, 'left')
  }
}

const write = (page: PDFPage, font: PDFFont, text: string, side: 'left' | 'right') => {
  const { x, y, width } = page.getCropBox()
  const from = side === 'left' ? MARGIN : width - MARGIN - font.widthOfTextAtSize(text, SIZE)
  page.drawText(text, { x: x + from, y: y + MARGIN / 2, size: SIZE, font, color: GREY })
}
