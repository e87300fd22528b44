import { boxInPixels, type RedactionBox } from '#domain/document/redaction/box'
import { MOST_PICTURE_BYTES } from '#domain/document/redaction/order'
import type { OpenedPages } from '#islands/documents/pages/opened-pages.ts'
import type { PagePicture } from '#stores/document/redacting'

/** Dots for each inch, and the quality of a JPEG; the first whose pictures are small enough. */
const qualities = [
  { dots: 200, quality: 0.9 },
  { dots: 150, quality: 0.8 },
  { dots: 110, quality: 0.7 },
] as const
type Quality = (typeof qualities)[number]

const POINTS = 72
const MOST_PIXELS = 4_000_000

const tooLarge = () =>
  new Error(
    'These pages are too large to redact at once. Redact some, then the others in the copy.',
  )

/** Pages as JPEGs in which the boxes are black; throws when they are too large even at the lowest quality. */
export const coveredPictures = async (
  pages: OpenedPages,
  numbers: readonly number[],
  boxes: readonly RedactionBox[],
  isPicture: boolean,
): Promise<readonly PagePicture[]> => {
  for (const quality of qualities) {
    const pictures: PagePicture[] = []
    for (const page of numbers) {
      pictures.push({ page, jpeg: await coveredPicture(pages, page, boxes, quality, isPicture) })
      if (sizeOf(pictures) > MOST_PICTURE_BYTES) break
    }
    if (sizeOf(pictures) <= MOST_PICTURE_BYTES) return pictures
  }
  throw tooLarge()
}

const sizeOf = (pictures: readonly PagePicture[]) =>
  pictures.reduce((sum, { jpeg }) => sum + jpeg.length, 0)

const coveredPicture = async (
  pages: OpenedPages,
  page: number,
  boxes: readonly RedactionBox[],
  { dots, quality }: Quality,
  isPicture: boolean,
) => {
  const { width, height } = await pages.sizeOf(page)
  const most = Math.sqrt(MOST_PIXELS / (width * height))
  const canvas = document.createElement('canvas')
  await pages.draw(page, canvas, Math.min(most, isPicture ? 1 : dots / POINTS))
  const context = canvas.getContext('2d')
  if (context === null) throw tooLarge()
  context.fillStyle = 'black'
  for (const box of boxes.filter((it) => it.page === page)) {
    const { left, top, right, bottom } = boxInPixels(box, canvas)
    context.fillRect(left, top, right - left, bottom - top)
  }
  const picture = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  )
  canvas.width = 0
  if (picture === null) throw tooLarge()
  return new Uint8Array(await picture.arrayBuffer())
}
