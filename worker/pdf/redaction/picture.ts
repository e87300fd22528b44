import { JpegImage } from 'pdfjs-dist/legacy/image_decoders/pdf.image_decoders.mjs'
import { isBlack } from '#domain/document/redaction/blackness'
import type { RedactionBox } from '#domain/document/redaction/box'
import type { BarePicture } from '#domain/picture/bare-picture'
import { bareJpeg } from '#domain/picture/jpeg'
import { Refusal } from '#domain/refusal'

/** Most pixels of a picture, which is in memory as it was before it was coded. */
const MOST_PIXELS = 6_000_000

const refused = (message: string) => new Refusal(422, 'picture_refused', message)
const damaged = (page: number) =>
  refused(`The picture of page ${page} did not arrive whole. Try again.`)

/** The picture of a page without anything besides, and black under all of its boxes; throws 422 otherwise. */
export const coveredPicture = (
  page: number,
  bytes: Uint8Array,
  boxes: readonly RedactionBox[],
): BarePicture => {
  const picture = bareJpeg(bytes)
  if (picture === null || picture.width * picture.height > MOST_PIXELS) throw damaged(page)
  const values = brightnessOf(picture, page)
  const { width, height } = picture
  for (const box of boxes)
    if (
      box.page === page &&
      !isBlack({ values: values.data, step: values.step, width, height }, box)
    )
      throw refused(
        `A box on page ${page} is not black in its picture. Load the page and try again.`,
      )
  return picture
}

/** The first value of each pixel, which is its brightness: grey, or Y of YCbCr. */
const brightnessOf = ({ bytes, width, height }: BarePicture, page: number) => {
  try {
    const image = new JpegImage({ colorTransform: 0 })
    image.parse(bytes)
    const data = image.getData({ width, height })
    const step = data.length / (width * height)
    if (step !== 1 && step !== 3) throw damaged(page)
    return { data, step }
  } catch {
    throw damaged(page)
  }
}
