import { PDFDocument } from '@cantoo/pdf-lib'

/** How many pages a PDF has; throws for one that cannot be read or needs a password to open. */
export const pageCount = async (bytes: Uint8Array): Promise<number> => {
  const document = await PDFDocument.load(bytes, { password: '', updateMetadata: false })
  return document.getPageCount()
}
