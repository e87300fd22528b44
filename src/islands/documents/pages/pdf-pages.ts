import { getDocument, type PageViewport, PDFWorker, VerbosityLevel } from 'pdfjs-dist'
import pdfWorker from 'pdfjs-dist/build/pdf.worker.mjs?worker&url'
import type { TextRun } from '#domain/document/redaction/text-boxes'
import { startWorker } from '#stores/import/worker'
import type { OpenedPages } from './opened-pages.ts'
import { PdfData } from './pdf-data.ts'

/** Opens a PDF in a worker of its own; throws an error that says what to do. */
export const openPdf = async (file: Blob): Promise<OpenedPages> => {
  const port = startWorker(pdfWorker)
  const worker = PDFWorker.create({ port })
  const loading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    worker,
    BinaryDataFactory: PdfData,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableWorkerRendering: true,
    verbosity: VerbosityLevel.ERRORS,
  })
  const close = () => {
    void loading.destroy()
    worker.destroy()
    port.terminate()
  }
  const pdf = await loading.promise.catch((error: unknown) => {
    close()
    throw unreadable(error)
  })
  const viewportOf = async (number: number, scale = 1) => {
    const page = await pdf.getPage(number)
    return { page, viewport: page.getViewport({ scale }) }
  }
  return {
    count: pdf.numPages,
    sizeOf: async (number) => {
      const { width, height } = (await viewportOf(number)).viewport
      return { width, height }
    },
    draw: async (number, canvas, scale) => {
      const { page, viewport } = await viewportOf(number, scale)
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      await page.render({ canvas, viewport }).promise
    },
    runsOf: async (number) => {
      const { page, viewport } = await viewportOf(number)
      const { items } = await page.getTextContent()
      return items.flatMap((item) => ('str' in item ? [runOf(item, viewport)] : []))
    },
    close,
  }
}

const unreadable = (error: unknown) =>
  new Error(
    error instanceof Error && error.name === 'PasswordException'
      ? 'This PDF has a password. Upload a copy that opens without one, and redact that.'
      : 'This PDF is damaged and cannot be opened. Save it as a PDF again and upload that.',
  )

type TextItem = {
  readonly str: string
  readonly transform: readonly number[]
  readonly width: number
  readonly height: number
  readonly hasEOL: boolean
}

/** A run in points from the top left corner of the page as it is shown. */
const runOf = (item: TextItem, viewport: PageViewport): TextRun => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform
  const place = (x: number, y: number) => {
    const [left = 0, top = 0] = viewport.convertToViewportPoint(x, y).map(Number)
    return { x: left, y: top }
  }
  const size = Math.hypot(a, b) || 1
  const origin = place(e, f)
  const end = place(e + (a / size) * item.width, f + (b / size) * item.width)
  const top = place(e + c, f + d)
  return {
    text: item.str,
    origin,
    along: { x: end.x - origin.x, y: end.y - origin.y },
    up: { x: top.x - origin.x, y: top.y - origin.y },
    hasBreak: item.hasEOL,
  }
}
