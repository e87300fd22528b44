import type { OpenedPages } from './opened-pages.ts'

/** Opens a PDF or a picture; throws an error that says what to do. */
export const openPages = async (file: Blob, mime: string): Promise<OpenedPages> => {
  if (mime === 'application/pdf') {
    const { openPdf } = await import('./pdf-pages.ts')
    return openPdf(file)
  }
  const { openPicture } = await import('./picture-page.ts')
  return openPicture(file)
}
