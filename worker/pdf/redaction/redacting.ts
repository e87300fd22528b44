import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import type { RedactionBox } from '#domain/document/redaction/box'
import type { BarePicture } from '#domain/picture/bare-picture'
import { Refusal, wrongState } from '#domain/refusal'
import { shownPages } from '../pages.ts'
import { plainTextOf } from '../plain-text.ts'
import { UnsafePdfError } from './content-names.ts'
import { pageCopierOf } from './pages.ts'
import { coveredPicture } from './picture.ts'

type Size = { readonly width: number; readonly height: number }
type ShownPage = Size & { readonly text: string }

export type Redaction = {
  /** The PDF; null for a picture, which its one picture replaces. */
  readonly source: Uint8Array | null
  readonly title: string
  readonly boxes: readonly RedactionBox[]
  /** JPEGs of pages by their numbers, with black under the boxes. */
  readonly pictures: ReadonlyMap<number, Uint8Array>
  readonly mostText: number
}

/** The longer side of a page that shows a picture, in points: that of A4. */
const LONG_SIDE = 842
/** How far the shape of a picture may be from that of its page. */
const MOST_DIFFERENCE = 0.02

/**
 * A new PDF with the pictures in the place of their pages, and of every other page what it needs to be drawn. Throws 409
 * for a PDF that cannot be read or taken apart, and 422 for pictures that are not those of its pages.
 */
export const redactedCopy = async ({ source, title, boxes, pictures, mostText }: Redaction) => {
  const pages = source === null ? null : await shownIn(source)
  assertPictures(boxes, pictures, pages?.length ?? 1)
  const pdf = await PDFDocument.create()
  const copyPage =
    source && pictures.size < (pages?.length ?? 0) ? await copierOf(source, pdf) : null
  for (let number = 1; number <= (pages?.length ?? 1); number++) {
    const bytes = pictures.get(number)
    if (bytes === undefined) safely(() => copyPage?.(number))
    else {
      const picture = coveredPicture(number, bytes, boxes)
      const of = boxes.filter(({ page }) => page === number)
      await addPicture(pdf, picture, sizeOf(picture, pages?.[number - 1] ?? null, number), of)
    }
  }
  pdf.setTitle(title)
  const bytes = new Uint8Array(await pdf.save({ addDefaultPage: false }))
  if (pages !== null) await assertGone(bytes, pages, pictures)
  return { bytes, pages: pdf.getPageCount(), text: await plainTextOf(bytes, mostText) }
}

const unsafe = () =>
  wrongState(
    'redaction.unsafe',
    'The other pages of this PDF cannot be copied safely. Choose “Make every page a picture” and try again.',
  )

const safely = <T>(run: () => T): T => {
  try {
    return run()
  } catch (error) {
    throw error instanceof Refusal ? error : unsafe()
  }
}

const copierOf = async (source: Uint8Array, pdf: PDFDocument) => {
  try {
    return await pageCopierOf(source, pdf)
  } catch (error) {
    if (error instanceof UnsafePdfError) throw unsafe()
    throw error
  }
}

const textIn = (runs: readonly { readonly str: string }[]) =>
  runs
    .map(({ str }) => str)
    .join('')
    .replaceAll(/\s+/g, '')

/** The pages as a reader shows them; throws 409 for a PDF that it cannot read. */
const shownIn = async (bytes: Uint8Array): Promise<readonly ShownPage[]> => {
  const pages: ShownPage[] = []
  try {
    for await (const { width, height, runs } of shownPages(bytes))
      pages.push({ width, height, text: textIn(runs) })
    return pages
  } catch {
    throw wrongState(
      'file_unreadable',
      'This PDF is damaged or has a password. Upload a copy that opens without one.',
    )
  }
}

const assertPictures = (
  boxes: readonly RedactionBox[],
  pictures: ReadonlyMap<number, Uint8Array>,
  count: number,
) => {
  const isComplete =
    boxes.every(({ page }) => pictures.has(page)) &&
    [...pictures.keys()].every((page) => page >= 1 && page <= count)
  if (!isComplete)
    throw new Refusal(
      422,
      'picture_missing',
      'A picture of a page with a box is missing. Try again.',
    )
}

/** The size of the page for a picture; throws 422 for one of another shape than its page. */
const sizeOf = ({ width, height }: BarePicture, page: Size | null, number: number): Size => {
  if (page === null) {
    const scale = LONG_SIDE / Math.max(width, height)
    return { width: width * scale, height: height * scale }
  }
  if (Math.abs((width / height) * (page.height / page.width) - 1) > MOST_DIFFERENCE)
    throw new Refusal(
      422,
      'picture_refused',
      `The picture of page ${number} is not of its shape. Load the page and try again.`,
    )
  return { width: page.width, height: page.height }
}

const addPicture = async (
  pdf: PDFDocument,
  picture: BarePicture,
  { width, height }: Size,
  boxes: readonly RedactionBox[],
) => {
  const image = await pdf.embedJpg(picture.bytes)
  const page = pdf.addPage([width, height])
  page.drawImage(image, { x: 0, y: 0, width, height })
  for (const box of boxes)
    page.drawRectangle({
      x: box.x * width,
      y: (1 - box.y - box.height) * height,
      width: box.width * width,
      height: box.height * height,
      color: rgb(0, 0, 0),
    })
}

/** Throws 409 unless pages with a picture have no text, and every other page its own at its own place. */
const assertGone = async (
  bytes: Uint8Array,
  before: readonly ShownPage[],
  pictures: ReadonlyMap<number, Uint8Array>,
) => {
  const after = await shownIn(bytes)
  const isRight = (page: ShownPage, at: number) => {
    const original = before[at]
    if (original === undefined || Math.abs(page.width - original.width) > 1) return false
    if (Math.abs(page.height - original.height) > 1) return false
    return pictures.has(at + 1) ? page.text === '' : page.text.startsWith(original.text)
  }
  if (after.length !== before.length || !after.every(isRight)) throw unsafe()
}
