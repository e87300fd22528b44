import { pageLines } from '#domain/sale-memo/source/page-lines'
import type { PageText } from '#domain/sale-memo/source/page-rows'
import type { Line } from '#domain/sale-memo/source/source'
import { pdfPages } from '../pdf/pages.ts'

/** Most pages that are read; a memorandum has one or two. */
const MOST_PAGES = 20
/** The fewest letters of a file that counts as text and not as a picture with a stamp. */
const FEWEST_LETTERS = 25

/** The lines of a PDF's pages, or why it has none. */
export const pdfLines = async (
  bytes: Uint8Array,
): Promise<readonly Line[] | 'scan' | 'password' | 'damaged'> => {
  try {
    const lines = await linesOf(bytes)
    const letters = lines.flat().reduce((sum, { text }) => sum + text.length, 0)
    return letters < FEWEST_LETTERS ? 'scan' : lines
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'password' : 'damaged'
  }
}

const linesOf = async (bytes: Uint8Array) => {
  const lines: Line[] = []
  for await (const runs of pdfPages(bytes, MOST_PAGES))
    lines.push(...pageLines(runs.map(runOf)), [])
  return lines
}

type Item = {
  readonly str: string
  readonly transform: readonly number[]
  readonly width: number
  readonly height: number
}

const runOf = ({ str, transform, width, height }: Item): PageText => ({
  text: str,
  x: transform[4] ?? 0,
  y: transform[5] ?? 0,
  width,
  height,
})
