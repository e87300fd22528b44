import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
// Announces itself, so that the reader runs in this thread.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { withWholeWords } from './spaced-letters.ts'

/** The runs of text of a PDF's pages in turn. Throws a `PasswordException` for a locked file, and for a damaged one. */
export async function* pdfPages(bytes: Uint8Array, mostPages: number) {
  for await (const { runs } of shownPages(bytes, mostPages)) yield runs
}

/** The same with the size of each page as it is shown, in points: cut to its crop box and turned. */
export async function* shownPages(bytes: Uint8Array, mostPages = Number.POSITIVE_INFINITY) {
  const loading = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
  })
  try {
    const document = await loading.promise
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      const { width, height } = page.getViewport({ scale: 1 })
      const runs = await withWholeWords(
        page,
        items.flatMap((item) => ('str' in item ? [item] : [])),
      )
      yield { number, width, height, runs }
      page.cleanup()
    }
  } finally {
    await loading.destroy()
  }
}
