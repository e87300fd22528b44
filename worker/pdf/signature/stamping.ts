import fontkit from '@cantoo/fontkit'
import { PDFDocument, type PDFFont, rgb } from '@cantoo/pdf-lib'
import fonts from 'pdfmake/build/vfs_fonts.js'

const SIZE = 7
const MARGIN = 18
const GREY = rgb(0.4, 0.44, 0.42)

/** Throws for a file that is no PDF, or one with a password. */
export const openPdf = async (bytes: Uint8Array): Promise<PDFDocument> => {
  const pdf = await PDFDocument.load(bytes)
  pdf.registerFontkit(fontkit)
  return pdf
}

/** A PDF without pages. */
export const newPdf = async (): Promise<PDFDocument> => {
  const pdf = await PDFDocument.create()
  pdf.registerFontkit(fontkit)
  return pdf
}

export const pageCount = async (bytes: Uint8Array) => (await openPdf(bytes)).getPageCount()

export const fontOf = (pdf: PDFDocument): Promise<PDFFont> =>
  pdf.embedFont(Buffer.from(fonts['Roboto-Regular.ttf'] ?? '', 'base64'), { subset: true })

/** The document with its form fields fixed and a line at the foot of each page that says by whom it was signed. */
export const stamped = async (
  bytes: Uint8Array,
  line: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = await openPdf(bytes)
  pdf.getForm().flatten()
  const font = await fontOf(pdf)
  for (const page of pdf.getPages())
    page.drawText(line, { x: MARGIN, y: MARGIN / 2, size: SIZE, font, color: GREY })
  return new Uint8Array(await pdf.save())
}

/** The pages of one document after those of another. */
export const joined = async (
  first: Uint8Array,
  second: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> => {
  const [pdf, added] = await Promise.all([openPdf(first), openPdf(second)])
  const pages = await pdf.copyPages(added, added.getPageIndices())
  for (const page of pages) pdf.addPage(page)
  return new Uint8Array(await pdf.save())
}
