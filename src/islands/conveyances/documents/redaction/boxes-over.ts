import type { RedactionBox } from '#domain/document/redaction/box'
import { type Measure, textBoxes } from '#domain/document/redaction/text-boxes'
import type { OpenedPages } from '#islands/documents/pages/opened-pages.ts'

/** How long the beginning of a text is, as a usual font shows it; the fonts of a PDF are much alike. */
const measureOf = (): Measure => {
  const context = document.createElement('canvas').getContext('2d')
  return (text, before) => {
    if (context === null) return before / text.length
    context.font = '100px sans-serif'
    const whole = context.measureText(text).width
    return whole === 0 ? 0 : context.measureText(text.slice(0, before)).width / whole
  }
}

/** The boxes over each place of a document that says the words. */
export const boxesOver = async (
  pages: OpenedPages,
  words: string,
): Promise<readonly RedactionBox[]> => {
  const measure = measureOf()
  const found: RedactionBox[] = []
  for (let page = 1; page <= pages.count; page++) {
    const [size, runs] = await Promise.all([pages.sizeOf(page), pages.runsOf(page)])
    found.push(...textBoxes({ page, ...size, runs }, words, measure))
  }
  return found
}
