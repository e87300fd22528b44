import type { TextRun } from '#domain/document/redaction/text-boxes'

export type PageSize = { readonly width: number; readonly height: number }

/** A document whose pages can be drawn. */
export type OpenedPages = {
  readonly count: number
  /** The size of a page as it is shown, in points; of a picture, in pixels. */
  readonly sizeOf: (page: number) => Promise<PageSize>
  /** Draws a page on white, so many times as large as it is. */
  readonly draw: (page: number, canvas: HTMLCanvasElement, scale: number) => Promise<void>
  /** The text of a page; none for a scan. */
  readonly runsOf: (page: number) => Promise<readonly TextRun[]>
  readonly close: () => void
}
